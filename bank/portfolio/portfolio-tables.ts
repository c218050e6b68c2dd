/** The rows of investments: funds, their prices, and the purchases of members. */
export interface PortfolioTables {
  fund: FundRow;
  fund_price: FundPriceRow;
  fund_purchase: FundPurchaseRow;
}

export interface FundRow {
  /** `growth-fund` */
  id: string;
  name: string;
  position: number;
}

/** The price of a unit at the end of a day. Append-only. */
export interface FundPriceRow {
  fund_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** In 1e-4 of a dollar. */
  price: number;
  /** Whether it is made up, or was published. */
  origin: 'sample' | 'published';
}

/** Units that a member bought, or brought along. Append-only. */
export interface FundPurchaseRow {
  id: string;
  membership_id: string;
  fund_id: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** In 1e-4 of a unit. */
  units: number;
  /** The cost of the units, in cents. */
  cost: number;
  /** The posting that paid for them; null for units brought along. A posting can pay for several purchases. */
  posting_id: string | null;
}
