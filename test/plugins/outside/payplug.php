<?php
/**
 * Stand-in for the servers of PayPlug, as a must-use plugin. Its library asks them by curl, and takes another handler of
 * requests.
 */

declare(strict_types=1);

/** Answers the requests of PayPlug's library. */
final class Storefront_Islands_PayPlug {
	/** @var array<int, mixed> Options of curl. */
	private array $options = array();

	public function setopt( $option, $value ): bool {
		$this->options[ $option ] = $value;
		return true;
	}

	/** Returns the body of an answer: a payment, or an account. */
	public function exec(): string {
		$sent = json_decode( (string) ( $this->options[ CURLOPT_POSTFIELDS ] ?? '' ), true );
		return (string) wp_json_encode(
			is_array( $sent ) && isset( $sent['amount'] )
				? array(
					'id'             => 'pay_standin',
					'object'         => 'payment',
					'is_live'        => false,
					'is_paid'        => false,
					'amount'         => $sent['amount'],
					'currency'       => $sent['currency'],
					'metadata'       => $sent['metadata'],
					'created_at'     => time(),
					'is_refunded'    => false,
					'is_3ds'         => false,
					'amount_refunded' => 0,
					'card'           => array_fill_keys( array( 'last4', 'exp_month', 'exp_year', 'brand', 'country' ), '' ),
					'hosted_payment' => array(
						'payment_url' => 'https://secure.payplug.com/pay/standin',
						'cancel_url'  => '',
					),
				)
				: array(
					'id'            => 'standin',
					'object'        => 'account',
					'is_live'       => false,
					'permissions'   => array( 'use_live_mode' => false ),
					'configuration' => array(
						'currencies'  => array( 'EUR' ),
						'min_amounts' => array( 'EUR' => 99 ),
						'max_amounts' => array( 'EUR' => 2000000 ),
					),
				)
		);
	}

	/** Returns the status of the answer. */
	public function getinfo(): int {
		return 200;
	}

	public function close(): void {}

	public function error(): string {
		return '';
	}

	public function errno(): int {
		return 0;
	}
}

// The library asks its server while the plugin is loaded.
$storefront_islands_library = WP_PLUGIN_DIR . '/payplug/vendor/autoload.php';
if ( file_exists( $storefront_islands_library ) ) {
	require_once $storefront_islands_library;
	\Payplug\Core\HttpClient::$REQUEST_HANDLER = new Storefront_Islands_PayPlug(); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
}
