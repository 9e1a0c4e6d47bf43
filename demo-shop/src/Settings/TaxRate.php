<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

defined( 'ABSPATH' ) || exit;

/** Tax rate; Calculation decides which amounts it applies to. */
final class TaxRate {
	public string $name;

	/** Percentage with up to four decimals ("20.0000"). */
	public string $percent;

	/** True if shipping is taxed too. */
	public bool $on_shipping;

	public function __construct( string $name, string $percent, bool $on_shipping ) {
		$this->name        = $name;
		$this->percent     = $percent;
		$this->on_shipping = $on_shipping;
	}
}
