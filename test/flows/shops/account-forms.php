<?php
/**
 * Shop whose account page has forms to register and to add a card.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

foreach (
	array(
		'enable_myaccount_registration' => 'yes',
		'registration_generate_password' => 'no',
		'registration_generate_username' => 'yes',
	) as $storefront_islands_name => $storefront_islands_value
) {
	add_filter(
		"pre_option_woocommerce_$storefront_islands_name",
		static function () use ( $storefront_islands_value ): string {
			return $storefront_islands_value;
		}
	);
}

add_filter(
	'woocommerce_payment_gateways',
	static function ( array $gateways ): array {
		$gateways[] = new class() extends WC_Payment_Gateway {
			/** Sets what the gateway can do. */
			public function __construct() {
				$this->id         = 'vault';
				$this->title      = 'Vault';
				$this->enabled    = 'yes';
				$this->has_fields = true;
				$this->supports   = array( 'products', 'tokenization', 'add_payment_method' );
			}

			/** Prints the field of the card's number. */
			public function payment_fields() {
				echo '<label>Number of the card <input name="vault_number"></label>';
			}

			/**
			 * Keeps the card.
			 *
			 * @return array{result: string, redirect: string}
			 */
			public function add_payment_method() {
				// phpcs:ignore WordPress.Security.NonceVerification.Missing -- WooCommerce has verified it.
				$number = sanitize_text_field( wp_unslash( $_POST['vault_number'] ?? '' ) );
				$token  = new WC_Payment_Token_CC();
				$token->set_gateway_id( $this->id );
				$token->set_token( 'tok_' . $number );
				$token->set_user_id( get_current_user_id() );
				$token->set_card_type( 'visa' );
				$token->set_last4( substr( $number, -4 ) );
				$token->set_expiry_month( '12' );
				$token->set_expiry_year( '2034' );
				$token->save();
				return array(
					'result'   => 'success',
					'redirect' => wc_get_endpoint_url( 'payment-methods' ),
				);
			}
		};
		return $gateways;
	}
);
