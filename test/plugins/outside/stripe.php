<?php
/**
 * Stand-in for the servers of Stripe, as a must-use plugin: an account that may charge cards, and payments that succeed.
 */

declare(strict_types=1);

require_once __DIR__ . '/cards.php';

/** Answers a request to Stripe with a body. */
function storefront_islands_stripe( string $method, string $path, array $sent ): array {
	// A payment keeps what it was made with.
	if ( 0 === strpos( $path, '/v1/payment_intents/' ) ) {
		$sent += (array) get_transient( 'storefront_islands_' . explode( '/', $path )[3] );
	}
	$charge = array(
		'id'                     => 'ch_standin',
		'object'                 => 'charge',
		'status'                 => 'succeeded',
		'paid'                   => true,
		'captured'               => true,
		'amount'                 => $sent['amount'] ?? 0,
		'currency'               => $sent['currency'] ?? 'usd',
		'refunds'                => array( 'data' => array() ),
		'payment_method'         => 'pm_standin',
		'payment_method_details' => array( 'type' => 'card', 'card' => STOREFRONT_ISLANDS_CARD ),
		'billing_details'        => array(),
		'outcome'                => array( 'type' => 'authorized' ),
	);
	if ( 0 === strpos( $path, '/v1/payment_intents' ) ) {
		// Each order has a payment of its own: the gateway refuses one that belongs to another order.
		$known        = explode( '/', $path )[3] ?? '';
		$intent       = '' === $known ? 'pi_standin' . wp_rand( 100000, 999999 ) : $known;
		$charge['id'] = str_replace( 'pi_', 'ch_', $intent );
		$outcome      = storefront_islands_outcome( 'POST' === $method && '' === $known, (string) ( $sent['metadata']['order_id'] ?? '' ) );
		if ( '' === $known ) {
			set_transient( "storefront_islands_$intent", $sent );
		}
		if ( 'declined' === $outcome ) {
			return array( 'error' => STOREFRONT_ISLANDS_DECLINED );
		}
		return array(
			'id'                   => $intent,
			'object'               => 'payment_intent',
			'status'               => $outcome,
			'amount'               => $sent['amount'] ?? 0,
			'currency'             => $sent['currency'] ?? 'usd',
			'client_secret'        => $intent . '_secret',
			'customer'             => 'cus_standin',
			'payment_method'       => 'pm_standin',
			'payment_method_types' => array( 'card' ),
			'metadata'             => $sent['metadata'] ?? array(),
			'latest_charge'        => $charge,
			'charges'              => array( 'data' => array( $charge ) ),
		);
	}
	if ( '/v1/customers/cus_standin/payment_methods' === $path || '/v1/payment_methods' === $path ) {
		return array( 'data' => array_values( storefront_islands_saved_cards() ) );
	}
	$saved = storefront_islands_saved_cards()[ basename( $path ) ] ?? null;
	if ( null !== $saved ) {
		return $saved;
	}
	if ( 0 === strpos( $path, '/v1/charges/' ) ) {
		return array( 'id' => basename( $path ) ) + $charge;
	}
	$answers = array(
		'/v1/account'                    => array(
			'id'               => 'acct_standin',
			'object'           => 'account',
			'country'          => 'US',
			'default_currency' => 'usd',
			'charges_enabled'  => true,
			'capabilities'     => array( 'card_payments' => 'active' ),
			'settings'         => array( 'payments' => array( 'statement_descriptor' => 'SHOP' ) ),
		),
		'/v1/customers'                  => array( 'id' => 'cus_standin', 'object' => 'customer' ),
		'/v1/payment_methods/pm_standin' => array(
			'id'              => 'pm_standin',
			'object'          => 'payment_method',
			'type'            => 'card',
			'card'            => STOREFRONT_ISLANDS_CARD,
			'billing_details' => array(),
		),
	);
	return $answers[ $path ] ?? array( 'data' => array() );
}

storefront_islands_stand_in( 'https://api.stripe.com/', 'storefront_islands_stripe' );

// Plugins that ask by Stripe's own PHP library.
add_action(
	'plugins_loaded',
	static function (): void {
		if ( ! interface_exists( \Stripe\HttpClient\ClientInterface::class ) ) {
			return;
		}
		\Stripe\ApiRequestor::setHttpClient(
			new class() implements \Stripe\HttpClient\ClientInterface {
				/**
				 * Answers a request as Stripe's library expects it: body, status, headers.
				 *
				 * @param string $method  Method.
				 * @param string $url     Address.
				 * @param array  $headers Headers.
				 * @param array  $params  Fields.
				 * @param bool   $file    True for a file.
				 */
				public function request( $method, $url, $headers, $params, $file ): array {
					$answer = storefront_islands_stripe( strtoupper( $method ), (string) wp_parse_url( $url, PHP_URL_PATH ), $params );
					return array( (string) wp_json_encode( $answer ), isset( $answer['error'] ) ? 402 : 200, array() );
				}
			}
		);
	}
);
