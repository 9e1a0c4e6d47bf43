<?php

declare(strict_types=1);

namespace StorefrontIslands\Account;

use StorefrontIslands\Purchase\Purchase;
use StorefrontIslands\Purchase\View\Headings;
use StorefrontIslands\Purchase\View\PurchaseView;
use StorefrontIslands\Shop\AccountParts;
use StorefrontIslands\Support\JsonReader;

defined( 'ABSPATH' ) || exit;

/** Views of the account page. */
final class AccountViews implements AccountParts {
	private JsonReader $settings;

	public function __construct( JsonReader $settings ) {
		$this->settings = $settings;
	}

	public function menu( array $items ): string {
		return AccountMenu::node( $items )->html();
	}

	public function order( Purchase $purchase ): string {
		return PurchaseView::details( $purchase, new Headings( 1 ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                $kind   Shipping or billing.
	 * @param array<string, string> $values Values of the fields of the form.
	 */
	public function address( string $kind, array $values ): string {
		return AddressForm::html( $kind, $values, $this->settings );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $table HTML of the shop's table.
	 */
	public function saved_cards( string $table ): string {
		return SavedCards::html( $table );
	}
}
