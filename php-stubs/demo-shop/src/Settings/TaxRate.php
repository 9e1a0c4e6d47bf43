<?php
/**
 * A tax rate.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

defined( 'ABSPATH' ) || exit;

/** One tax rate; what it is applied to is the calculation's business. */
final class TaxRate {
	/** Shown beside the amount. */
	public string $name;

	/** Percent with up to four decimals ("20.0000"). */
	public string $percent;

	/** Whether shipping is taxed too. */
	public bool $on_shipping;

	/** Describes a rate. */
	public function __construct( string $name, string $percent, bool $on_shipping ) {
		$this->name        = $name;
		$this->percent     = $percent;
		$this->on_shipping = $on_shipping;
	}
}
