/**
 * Replaces Razorpay's script in the page. `new Razorpay(options).open()` shows a dialog, pays at the stand-in provider and
 * calls `handler`, `modal.ondismiss` or the `payment.failed` listeners. Its style is a constructed sheet in a shadow
 * root, so that the page's style policy does not block it.
 */
export const CHECKOUT_SCRIPT = String.raw`(() => {
  'use strict';
  const providerOrigin = new URL(document.currentScript.src).origin;

  const STYLE = [
    'dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); border: 1px solid #64748b; border-radius: 12px; padding: 24px; background: #ffffff; color: #0f172a; font: 16px/1.5 system-ui, sans-serif; }',
    'dialog::backdrop { background: rgb(2 6 23 / 70%); }',
    'h2 { margin: 0 0 4px; font-size: 20px; }',
    'p { margin: 0 0 16px; }',
    '.note { padding: 8px 12px; border-radius: 8px; background: #fef3c7; color: #451a03; }',
    'fieldset { margin: 0 0 16px; padding: 8px 12px; border: 1px solid #64748b; border-radius: 8px; }',
    'label { display: flex; gap: 8px; align-items: baseline; padding: 6px 0; }',
    'input { accent-color: #1d4ed8; }',
    '[role=alert] { margin: 0 0 16px; color: #b91c1c; font-weight: 600; }',
    '[role=alert]:empty { display: none; }',
    '.actions { display: flex; flex-wrap: wrap; gap: 12px; }',
    'button { min-height: 44px; padding: 0 20px; border: 1px solid #1d4ed8; border-radius: 8px; font: inherit; cursor: pointer; }',
    'button[type=submit] { flex: 1; background: #1d4ed8; color: #ffffff; }',
    'button[type=button] { background: #ffffff; color: #1e3a8a; }',
    'button:disabled { opacity: 0.6; cursor: default; }',
    ':focus-visible { outline: 3px solid #f59e0b; outline-offset: 2px; }',
  ].join('\n');

  const CARDS = [
    { number: '4111 1111 1111 1111', label: 'the payment succeeds' },
    { number: '4000 0000 0000 0002', label: 'the bank declines it' },
  ];

  const element = (name, properties, ...children) => {
    const created = Object.assign(document.createElement(name), properties);
    created.append(...children);
    return created;
  };

  const rupees = (paise) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: paise % 100 === 0 ? 0 : 2 }).format(paise / 100);

  class Razorpay {
    constructor(options) {
      if (!options || !options.key || !options.order_id) throw new Error('Razorpay: key and order_id are needed');
      this.options = options;
      this.listeners = {};
    }

    on(event, listener) {
      (this.listeners[event] = this.listeners[event] || []).push(listener);
    }

    open() {
      if (this.host) return;
      this.host = element('div', {});
      const root = this.host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      root.adoptedStyleSheets = [sheet];
      this.dialog = this.draw();
      root.append(this.dialog);
      document.body.append(this.host);
      this.dialog.showModal();
    }

    close() {
      this.dismiss();
    }

    draw() {
      const { name, description, amount } = this.options;
      this.alert = element('div', {});
      this.alert.setAttribute('role', 'alert');
      this.pay = element('button', { type: 'submit', textContent: 'Pay ' + rupees(Number(amount)) });
      this.cancel = element('button', { type: 'button', textContent: 'Cancel', onclick: () => this.dismiss() });
      const cards = CARDS.map((card, index) =>
        element('label', {},
          element('input', { type: 'radio', name: 'card', value: card.number, checked: index === 0 }),
          element('span', { textContent: card.number + ': ' + card.label })));
      const form = element('form', { method: 'dialog' },
        element('fieldset', {}, element('legend', { textContent: 'Test card' }), ...cards),
        this.alert,
        element('div', { className: 'actions' }, this.pay, this.cancel));
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void this.submit(new FormData(form).get('card'));
      });
      const title = element('h2', { id: 'title', textContent: 'Pay ' + (name || 'the shop') });
      const dialog = element('dialog', {}, title,
        element('p', { textContent: description || '' }),
        element('p', { className: 'note', textContent: 'Test mode: no money moves.' }),
        form);
      dialog.setAttribute('aria-labelledby', 'title');
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.dismiss();
      });
      return dialog;
    }

    busy(on) {
      this.paying = on;
      this.pay.disabled = on;
      this.cancel.disabled = on;
      this.dialog.setAttribute('aria-busy', String(on));
      this.pay.textContent = on ? 'Paying…' : 'Pay ' + rupees(Number(this.options.amount));
    }

    async submit(number) {
      if (this.paying) return;
      this.alert.textContent = '';
      this.busy(true);
      const { key, order_id, amount } = this.options;
      try {
        const response = await fetch(providerOrigin + '/checkout/payments', {
          method: 'POST',
          credentials: 'omit',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key_id: key, order_id, amount: amount === undefined ? undefined : Number(amount), card: { number } }),
        });
        const answer = await response.json();
        if (response.ok) {
          this.remove();
          if (this.options.handler) this.options.handler(answer);
          return;
        }
        this.failed(answer.error);
      } catch {
        this.failed({ code: 'NETWORK_ERROR', description: 'The connection was lost. If you paid, your tokens arrive by themselves.' });
      }
    }

    failed(error) {
      this.busy(false);
      this.alert.textContent = error.description;
      for (const listener of this.listeners['payment.failed'] || []) listener({ error });
      if (this.options.retry === false || (this.options.retry && this.options.retry.enabled === false)) this.dismiss();
    }

    dismiss() {
      if (!this.host || this.paying) return;
      this.remove();
      const modal = this.options.modal;
      if (modal && modal.ondismiss) modal.ondismiss();
    }

    remove() {
      this.dialog.close();
      this.host.remove();
      this.host = undefined;
      this.paying = false;
    }
  }

  window.Razorpay = Razorpay;
})();
`;
