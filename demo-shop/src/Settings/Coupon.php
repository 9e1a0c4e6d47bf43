<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Amount;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** Coupon with a percentage or a fixed cart discount. */
final class Coupon {
	/** Code, in lower case. */
	public string $code;

	/** Either percent or fixed_cart. */
	public string $discount_type;

	/** Percentage, for percent coupons. */
	public float $percent;

	/** Amount in minor units, for fixed coupons. */
	public int $amount;

	/** Minimum subtotal in minor units; 0 for none. */
	public int $minimum_amount;

	/** Expiry time, as a Unix timestamp; null for never. */
	private ?int $expires;

	/** Creates a coupon from its catalogue entry. */
	public function __construct( Input $coupon, int $minor_unit ) {
		$expires              = $coupon->has( 'date_expires' ) ? strtotime( $coupon->text( 'date_expires' ) . ' UTC' ) : false;
		$this->code           = strtolower( $coupon->text( 'code' ) );
		$this->discount_type  = $coupon->text( 'discount_type' );
		$this->percent        = (float) $coupon->text( 'amount' );
		$this->amount         = (int) Amount::parse( $coupon->text( 'amount' ), $minor_unit );
		$this->minimum_amount = (int) Amount::parse( $coupon->text( 'minimum_amount' ), $minor_unit );
		$this->expires        = false === $expires ? null : $expires;
	}

	public function is_expired( int $now ): bool {
		return null !== $this->expires && $now > $this->expires;
	}
}
