<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Payment;

defined( 'ABSPATH' ) || exit;

/** Finds the gateway of a payment method. */
final class Gateways {
	/** Returns the gateway of a payment method; cash on delivery for unknown methods. */
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
