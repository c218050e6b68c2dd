import { type HelpTopic, helpTopics } from '#contract/support/support-terms.ts';
import { describe, expect, test } from 'vitest';
import { topicsIn } from './help-index.ts';

const questions: readonly (readonly [question: string, topic: HelpTopic])[] = [
  ['How do I transfer money between my accounts?', 'send-money'],
  ['¿Cómo puedo enviar dinero a mi hermana?', 'send-money'],
  ['How long does a transfer take?', 'transfer-time'],
  ['¿Cuánto tarda una transferencia?', 'transfer-time'],
  ['What is the maximum I can transfer', 'transfer-limit'],
  ['¿Cuál es el límite para enviar?', 'transfer-limit'],
  ['Can I schedule a transfer for next month?', 'scheduled-transfer'],
  ['Quiero programar una transferencia', 'scheduled-transfer'],
  ['Why is my transfer pending?', 'pending-transfer'],
  ['Mi transferencia está pendiente', 'pending-transfer'],
  ['I want to cancel a transfer', 'cancel-transfer'],
  ['Quiero cancelar la transferencia', 'cancel-transfer'],
  ['My transfer failed', 'failed-transfer'],
  ['La transferencia falló', 'failed-transfer'],
  ['How does Zelle work?', 'zelle'],
  ['How do I send a wire transfer to another bank', 'other-bank'],
  ['Transferir a otro banco', 'other-bank'],
  ["What's your routing number?", 'routing-number'],
  ['¿Cuál es el número de ruta?', 'routing-number'],
  ['Where do I see my account number', 'account-number'],
  ['What is my available balance', 'balance'],
  ['How do I hide my balances?', 'balance'],
  ['¿Cuál es mi saldo?', 'balance'],
  ['I need to pay my electric bill', 'pay-bill'],
  ['¿Cómo pago una factura?', 'pay-bill'],
  ['Can a bill be paid every month?', 'recurring-bill'],
  ['pago automático', 'recurring-bill'],
  ['I lost my card!', 'lost-card'],
  ['My debit card was stolen', 'lost-card'],
  ['Perdí mi tarjeta', 'lost-card'],
  ['Me robaron la tarjeta de débito', 'lost-card'],
  ['how do i lock my card', 'lock-card'],
  ['¿Cómo desbloqueo mi tarjeta?', 'lock-card'],
  ['Raise my daily limit', 'card-limit'],
  ['Set a new PIN', 'card-pin'],
  ['Olvidé mi PIN', 'card-pin'],
  ['I am going on a trip to Spain', 'travel'],
  ['Viajo al extranjero', 'travel'],
  ["I don't recognize a charge", 'unknown-charge'],
  ['No reconozco un cargo', 'unknown-charge'],
  ['When is my check deposit available?', 'deposit-check'],
  ['¿Cuándo está disponible mi depósito?', 'deposit-check'],
  ['Where are my statements?', 'statements'],
  ['Necesito un estado de cuenta', 'statements'],
  ['Export to CSV', 'export'],
  ['Find an old transaction', 'search'],
  ['What is the exchange rate for the euro?', 'exchange'],
  ['¿Cuál es el tipo de cambio?', 'exchange'],
  ['How are my investments doing?', 'investments'],
  ['Quiero visitar mi caja de seguridad', 'safe-box'],
  ['When can I visit my safe deposit box', 'safe-box'],
  ['Can I get a loan?', 'loans'],
  ['How is my budget?', 'budget'],
  ['What is my credit score', 'credit-score'],
  ['I forgot my password', 'password'],
  ['Quiero cambiar mi contraseña', 'password'],
  ['Turn on two-factor verification', 'security'],
  ['What is the bell for?', 'notifications'],
  ['Is there a dark mode?', 'appearance'],
  ['¿Hay modo oscuro?', 'appearance'],
  ['Do you speak Spanish', 'language'],
  ['Cambiar el idioma', 'language'],
  ['What fees do you charge?', 'fees'],
  ['¿Cobran comisión?', 'fees'],
  ['Is my money insured?', 'insurance'],
  ['What are your opening hours?', 'hours'],
  ['¿A qué hora abren el sábado?', 'hours'],
  ['I want to talk to a real person', 'contact'],
  ['Quiero hablar con una persona', 'contact'],
  ['hello', 'greeting'],
  ['Buenos días', 'greeting'],
  ['Thank you!', 'thanks'],
  ['Muchas gracias', 'thanks'],
];

describe('R-C1 The help index', () => {
  test.each(questions)('answers “%s” with %s', (question, topic) => {
    expect(topicsIn(question)).toContain(topic);
  });

  test('knows an answer to every topic of the contract', () => {
    const asked = new Set(questions.map(([, topic]) => topic));
    expect(helpTopics.filter((topic) => !asked.has(topic))).toEqual([]);
  });

  test.each([
    '',
    '   ',
    '???',
    'qwertz',
    'My goldfish is unwell',
    '🐟',
    '<b>x</b>',
    'a'.repeat(1000),
  ])('does not pretend to know anything about “%s”', (question) => {
    expect(topicsIn(question)).toEqual([]);
  });

  test('names two topics at most', () => {
    const everything = questions.map(([question]) => question).join(' ');
    expect(topicsIn(everything).length).toBeLessThanOrEqual(2);
  });

  test('does not mind case, accents and punctuation', () => {
    expect(topicsIn('¡¡CONTRASEÑA!!')).toEqual(topicsIn('contrasena'));
  });

  test('lets a question count for more than a greeting', () => {
    expect(topicsIn('Hello, thanks for the help. I lost my card')).toEqual(['lost-card']);
  });
});
