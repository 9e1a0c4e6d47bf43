<?php

declare(strict_types=1);

namespace StorefrontIslands\Orders\Limits;

use StorefrontIslands\Orders\Limits\Log\PaymentLog;

defined( 'ABSPATH' ) || exit;

/** Usual number of declines within an hour in this shop, calculated once an hour. */
final class DeclineBaseline {
	/** Option with the number and its time. */
	private const OPTION = 'storefront_islands_usual_declines';

	/** Returns the number. */
	public static function read( PaymentLog $log ): int {
		$known = get_option( self::OPTION );
		if ( is_array( $known ) && is_int( $known['at'] ?? null ) && is_int( $known['number'] ?? null ) && $known['at'] > time() - HOUR_IN_SECONDS ) {
			return $known['number'];
		}
		$number = $log->usual_declines( PaymentRules::OF_NETWORK_IN_SHOP );
		update_option(
			self::OPTION,
			array(
				'at'     => time(),
				'number' => $number,
			),
			false
		);
		return $number;
	}
}
