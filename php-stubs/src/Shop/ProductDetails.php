<?php

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/** Availability as the shop and its plugins print it, and the gallery of a variation. */
final class ProductDetails {
	/** HTML of the availability, trusted like other output of plugins; null where the shop leaves it to this plugin. */
	public ?string $availability = null;

	/**
	 * Images of a variation's own gallery, as the Store API describes images; empty for none.
	 *
	 * @var list<array<string, mixed>>
	 */
	public array $gallery = array();
}
