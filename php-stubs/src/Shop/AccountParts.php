<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

use StorefrontIslands\Purchase\Purchase;

defined( 'ABSPATH' ) || exit;

/** HTML that a shop puts into its account page. Implemented by the views. */
interface AccountParts {
	/**
	 * Returns the menu.
	 *
	 * @param list<array{label: string, url: string, class: string, is_current: bool}> $items Parts in their order. Label: text, without entities. Class: class names that themes and plugins address; may be empty.
	 */
	public function menu( array $items ): string;

	/** Returns the details of an order: files, items, totals, addresses and actions. */
	public function order( Purchase $purchase ): string;

	/**
	 * Returns the fields of an address, to be printed inside a form.
	 *
	 * @param string                $kind   Shipping or billing.
	 * @param array<string, string> $values Values of the fields of the form, by their names in an address. They are posted as KIND_NAME.
	 */
	public function address( string $kind, array $values ): string;

	/**
	 * Returns the place of the saved payment methods.
	 *
	 * @param string $table HTML of the shop's table, or of its text that there is none.
	 */
	public function saved_cards( string $table ): string;
}
