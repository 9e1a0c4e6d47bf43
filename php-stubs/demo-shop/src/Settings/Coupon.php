<?php
/**
 * A coupon.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Settings;

use StorefrontIslands\DemoShop\Support\Amount;
use StorefrontIslands\DemoShop\Support\Input;

defined( 'ABSPATH' ) || exit;

/** A coupon: a percentage or a fixed amount off the cart. */
final class Coupon {
	/** Lower case. */
	public string $code;

	/** Either percent or fixed_cart. */
	public string $discount_type;

	/** Percent, for percent coupons. */
	public float $percent;

	/** Minor units, for fixed coupons. */
	public int $amount;

	/** The subtotal it asks for, minor units; 0 for none. */
	public int $minimum_amount;

	/** Unix time from which it is refused; null for never. */
	private ?int $expires;

	/** Reads a coupon of the catalogue. */
	public function __construct( Input $coupon, int $minor_unit ) {
		$expires              = $coupon->has( 'date_expires' ) ? strtotime( $coupon->text( 'date_expires' ) . ' UTC' ) : false;
		$this->code           = strtolower( $coupon->text( 'code' ) );
		$this->discount_type  = $coupon->text( 'discount_type' );
		$this->percent        = (float) $coupon->text( 'amount' );
		$this->amount         = (int) Amount::parse( $coupon->text( 'amount' ), $minor_unit );
		$this->minimum_amount = (int) Amount::parse( $coupon->text( 'minimum_amount' ), $minor_unit );
		$this->expires        = false === $expires ? null : $expires;
	}

	/** Whether it is past its day. */
	public function is_expired( int $now ): bool {
		return null !== $this->expires && $now > $this->expires;
	}
}
