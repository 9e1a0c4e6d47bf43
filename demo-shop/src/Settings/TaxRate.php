<?php
/**
 * Describes a tax rate.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

defined( 'ABSPATH' ) || exit;

/** Tax rate; Calculation decides which amounts it applies to. */
final class TaxRate {
	/** Name shown next to the amount. */
	public string $name;

	/** Percentage with up to four decimals ("20.0000"). */
	public string $percent;

	/** True if shipping is taxed too. */
	public bool $on_shipping;

	/** Creates a tax rate. */
	public function __construct( string $name, string $percent, bool $on_shipping ) {
		$this->name        = $name;
		$this->percent     = $percent;
		$this->on_shipping = $on_shipping;
	}
}
