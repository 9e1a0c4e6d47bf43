<?php
/**
 * Stand-in for the library by which the plugin asks Amazon Pay's servers, as a must-use plugin: sessions of shoppers, and
 * charges that are captured at once.
 */

declare(strict_types=1);

namespace Amazon\Pay\API; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedNamespaceFound -- The library's class is replaced.

/** Client of the servers. */
class Client {

	/** Address of each shopper. */
	private const ADDRESS = array(
		'name'          => 'Ada Lovelace',
		'addressLine1'  => '12 Analytical Way',
		'city'          => 'San Francisco',
		'stateOrRegion' => 'CA',
		'postalCode'    => '94105',
		'countryCode'   => 'US',
		'phoneNumber'   => '4155550123',
	);

	/** Address of the shop that the shopper comes back to when a session is paid. */
	private const PAID = array( 'amazon_payments_advanced' => 'true', 'amazon_return' => '1' );

	/** Answers each question of the plugin. */
	public function __call( string $question, array $arguments ) {
		if ( 'generateButtonSignature' === $question ) {
			return 'standin';
		}
		$id = (string) $arguments[0];
		// A session keeps what the shop has said of its order.
		if ( 'updateCheckoutSession' === $question ) {
			set_transient( "storefront_islands_$id", $arguments[1] );
		}
		return array( 'status' => 200, 'response' => (string) wp_json_encode( self::answer( $question, $id ) ) );
	}

	/** Returns the answer to a question. */
	private static function answer( string $question, string $id ): array {
		switch ( $question ) {
			case 'completeCheckoutSession':
				return array(
					'statusDetails'      => array( 'state' => 'Completed' ),
					'chargePermissionId' => 'S01-STANDIN',
					'chargeId'           => 'S01-STANDIN-C',
				);
			case 'getCharge':
				return array( 'chargeId' => $id, 'statusDetails' => array( 'state' => 'Captured' ) );
			case 'getChargePermission':
				return array(
					'chargePermissionId'   => $id,
					'chargePermissionType' => 'OneTime',
					'statusDetails'        => array( 'state' => 'Closed' ),
				);
		}
		return array(
			'statusDetails'      => array( 'state' => 'Open' ),
			'productType'        => 'PayAndShip',
			'buyer'              => array(
				'buyerId' => 'standin',
				'name'    => self::ADDRESS['name'],
				'email'   => self::email( $id ),
			),
			'shippingAddress'    => self::ADDRESS,
			'billingAddress'     => self::ADDRESS,
			'paymentPreferences' => array( array( 'paymentDescriptor' => 'Stand-in card' ) ),
			'webCheckoutDetails' => array(
				'amazonPayRedirectUrl' => add_query_arg(
					self::PAID + array( 'amazonCheckoutSessionId' => $id ),
					wc_get_checkout_url()
				),
			),
		) + (array) get_transient( "storefront_islands_$id" );
	}

	/** Returns the shopper's email address, which amazon-pay.js writes into the id of a session. */
	private static function email( string $id ): string {
		return implode( '', array_map( 'chr', array_map( 'intval', str_split( substr( $id, strlen( 'standin' ) ), 3 ) ) ) );
	}
}

// The plugin leaves the port out of addresses that it sends the shopper back to.
add_filter(
	'wp_redirect',
	static function ( string $address ): string {
		$home = home_url( '/' );
		$bare = (string) preg_replace( '#:\d+/$#', '/', $home );
		return 0 === strpos( $address, $bare ) ? $home . substr( $address, strlen( $bare ) ) : $address;
	}
);

// In a theme of blocks the plugin prints its settings behind WooCommerce's block, which throws; here before it, as in
// other themes. Ours does not need it.
add_action(
	'wp_footer',
	static function (): void {
		$script = wp_scripts()->query( 'amazon_payments_advanced_express_block_compat' );
		if ( $script instanceof \_WP_Dependency ) {
			array_push( $script->deps, 'amazon_payments_advanced_checkout', 'amazon_payments_advanced' );
		}
	},
	1
);
