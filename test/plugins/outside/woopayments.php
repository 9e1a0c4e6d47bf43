<?php
/**
 * Stand-in for the servers of WooPayments, as a must-use plugin: a connected account, and payments that succeed.
 */

declare(strict_types=1);

require_once __DIR__ . '/cards.php';

/** Account with cards. */
const STOREFRONT_ISLANDS_WOOPAYMENTS_ACCOUNT = array(
	'account_id'               => 'acct_standin',
	'live_publishable_key'     => 'pk_live_standin',
	'test_publishable_key'     => 'pk_test_standin',
	'status'                   => 'complete',
	'is_live'                  => true,
	'payments_enabled'         => true,
	'details_submitted'        => true,
	'country'                  => 'US',
	'email'                    => 'shop@example.com',
	'statement_descriptor'     => 'SHOP',
	'has_pending_requirements' => false,
	'has_overdue_requirements' => false,
	'store_currencies'         => array( 'default' => 'usd', 'supported' => array( 'usd' ) ),
	'customer_currencies'      => array( 'supported' => array( 'usd' ) ),
	'capabilities'             => array( 'card_payments' => 'active' ),
	'capability_requirements'  => array( 'card_payments' => array() ),
	'fees'                     => array( 'card' => array() ),
	'card_present_eligible'    => false,
	'platform_checkout_eligible' => false,
	'deposits'                 => array( 'status' => 'enabled' ),
);

// An answer with an error has the status of one.
$storefront_islands_is_refused = false;
storefront_islands_stand_in(
	'https://public-api.wordpress.com/',
	static function ( string $method, string $path, array $sent ) use ( &$storefront_islands_is_refused ): array {
		$route = (string) preg_replace( '#^.*/wcpay/#', '', $path );
		if ( 0 === strpos( $route, 'accounts' ) ) {
			return STOREFRONT_ISLANDS_WOOPAYMENTS_ACCOUNT;
		}
		if ( 0 === strpos( $route, 'customers' ) ) {
			return array( 'id' => 'cus_standin' );
		}
		if ( 'payment_methods' === $route ) {
			return array( 'data' => array_values( storefront_islands_saved_cards() ) );
		}
		$saved = storefront_islands_saved_cards();
		if ( isset( $saved[ basename( $route ) ] ) ) {
			return $saved[ basename( $route ) ];
		}
		if ( 0 === strpos( $route, 'intentions' ) ) {
			$known  = explode( '/', $route )[1] ?? '';
			$intent = '' === $known ? 'pi_standin' . wp_rand( 100000, 999999 ) : $known;
			$outcome = storefront_islands_outcome( 'POST' === $method && '' === $known, (string) ( $sent['metadata']['order_id'] ?? '' ) );
			$storefront_islands_is_refused = 'declined' === $outcome;
			if ( $storefront_islands_is_refused ) {
				return array( 'error' => STOREFRONT_ISLANDS_DECLINED );
			}
			$charge = array(
				'id'                     => str_replace( 'pi_', 'ch_', $intent ),
				'amount'                 => $sent['amount'] ?? 0,
				'currency'               => 'usd',
				'created'                => time(),
				'payment_method'         => 'pm_standin',
				'payment_method_details' => array(
					'type' => 'card',
					'card' => array( 'brand' => 'visa', 'last4' => '4242' ),
				),
				'balance_transaction'    => null,
				'captured'               => true,
				'outcome'                => null,
			);
			return array(
				'id'                   => $intent,
				'amount'               => $sent['amount'] ?? 0,
				'currency'             => 'usd',
				'created'              => time(),
				'status'               => $outcome,
				'client_secret'        => $intent . '_secret',
				'customer'             => 'cus_standin',
				'payment_method'       => 'pm_standin',
				'payment_method_types' => array( 'card' ),
				'metadata'             => array( 'order_key' => $sent['metadata']['order_key'] ?? 'none' ),
				'charges'              => array( 'total_count' => 1, 'data' => array( $charge ) ),
			);
		}
		return array();
	},
	static function () use ( &$storefront_islands_is_refused ): int {
		$is_refused                    = $storefront_islands_is_refused;
		$storefront_islands_is_refused = false;
		return $is_refused ? 402 : 200;
	}
);
