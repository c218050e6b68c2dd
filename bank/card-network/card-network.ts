import type { Purchase, PurchaseAnswer } from '../cards/authorize-purchase.ts';
import type { PostingAnswer, PurchaseToPost } from '../cards/post-purchase.ts';
import type { BankContext } from '../bank-context.ts';

/** The requests of merchants through the card network. */
export interface CardNetwork {
  authorize(purchase: Purchase): Promise<PurchaseAnswer>;
  post(purchase: PurchaseToPost): Promise<PostingAnswer>;
}

/** Loaded when a merchant asks: a tab opens its bank without it. */
export function loadCardNetwork() {
  return Promise.all([
    import('../cards/authorize-purchase.ts'),
    import('../alerts/tell-alert.ts'),
    import('../cards/post-purchase.ts'),
  ]);
}

/** Answers the card network. The alerts of a purchase are recorded with it. */
export function cardNetwork(bank: BankContext): CardNetwork {
  return {
    async authorize(purchase) {
      const [{ authorizePurchase }, { alertsOfPurchase }] = await loadCardNetwork();
      return await authorizePurchase(bank, purchase, alertsOfPurchase);
    },
    async post(purchase) {
      const [, , { postPurchase }] = await loadCardNetwork();
      return await postPurchase(bank, purchase);
    },
  };
}
