<?php
/**
 * The payment methods' server side.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/** Finds the gateway of a payment method. */
final class Gateways {
	/** The gateway of a method; one that is paid on delivery where it is none of the known. */
	public static function find( string $method ): Gateway {
		switch ( $method ) {
			case CardGateway::ID:
				return new CardGateway();
			case 'bacs':
			case 'cheque':
				return new OfflineGateway( 'on-hold' );
			default:
				return new OfflineGateway( 'processing' );
		}
	}
}
