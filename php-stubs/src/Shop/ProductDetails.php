<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Availability as the shop and its plugins print it; of a variation its gallery, and if it is offered. */
final class ProductDetails {
	/** HTML of the availability, trusted like other output of plugins; null where the shop leaves it to this plugin. */
	public ?string $availability = null;

	/** True for a variation that the shop does not offer, such as one without a price. */
	public bool $is_hidden = false;

	/**
	 * Images of a variation's own gallery, as the Store API describes images; empty for none.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $gallery = array();
}
