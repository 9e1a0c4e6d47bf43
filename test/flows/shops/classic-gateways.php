<?php
/**
 * WooCommerce shop whose checkout page has the shortcode, replaced by the plugin, with payment methods that know nothing
 * of blocks: plain fields, a redirect, a tokeniser with jQuery, and two that throw.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array( 'replace_checkout' => true );
	}
);

// Runs after the sample shop's pages have been created.
add_action(
	'wp_loaded',
	static function (): void {
		if ( false === get_option( 'storefront_islands_flow_pages' ) ) {
			update_option( 'storefront_islands_flow_pages', 'made' );
			wp_update_post(
				array(
					'ID'           => wc_get_page_id( 'checkout' ),
					'post_content' => '<!-- wp:woocommerce/classic-shortcode {"shortcode":"checkout"} /-->',
				)
			);
		}
	}
);

add_filter(
	'woocommerce_payment_gateways',
	static function ( array $gateways ): array {
		/** Payment method for the classic checkout. */
		abstract class Storefront_Probe_Gateway extends WC_Payment_Gateway {
			/**
			 * Creates the enabled payment method.
			 *
			 * @param string $id    Its id.
			 * @param string $title Its title.
			 */
			public function __construct( string $id, string $title ) {
				$this->id         = $id;
				$this->title      = $title;
				$this->enabled    = 'yes';
				$this->has_fields = true;
				$this->supports   = array( 'products' );
			}

			/**
			 * Pays the order.
			 *
			 * @param int $order_id Id of the order.
			 */
			public function process_payment( $order_id ) {
				$order = wc_get_order( $order_id );
				$order->update_meta_data( '_probe_post', array_diff_key( wp_unslash( $_POST ), array( 'woocommerce-process-checkout-nonce' => 1 ) ) );
				$order->payment_complete();
				return array(
					'result'   => 'success',
					'redirect' => $this->redirect( $order ),
				);
			}

			/**
			 * Returns where the shopper goes.
			 *
			 * @param WC_Order $order The order.
			 */
			protected function redirect( WC_Order $order ): string {
				return $this->get_return_url( $order );
			}
		}
		$gateways[] = new class( 'probe_fields', 'Invoice' ) extends Storefront_Probe_Gateway {
			/** Prints a field and two boxes. */
			public function payment_fields() {
				echo '<p class="form-row"><label for="tax_number">Tax number</label><input class="input-text" id="tax_number" name="tax_number"></p>';
				echo '<p class="form-row"><label><input type="checkbox" name="copies[]" value="one"> One</label><label><input type="checkbox" name="copies[]" value="two"> Two</label></p>';
			}

			/** Refuses an empty number. */
			public function validate_fields() {
				if ( '' === ( $_POST['tax_number'] ?? '' ) ) {
					wc_add_notice( 'Please enter your <strong>tax number</strong>.', 'error' );
					return false;
				}
				return true;
			}
		};
		$gateways[] = new class( 'probe_redirect', 'Bank page' ) extends Storefront_Probe_Gateway {
			/** Has only a description. */
			public function payment_fields() {
				echo '<p>You will be sent to your bank.</p>';
			}

			/** {@inheritDoc} */
			protected function redirect( WC_Order $order ): string {
				return home_url( '/?bank=' . $order->get_id() );
			}
		};
		$gateways[] = new class( 'probe_token', 'Tokenised card' ) extends Storefront_Probe_Gateway {
			/** Prints a field without a name, and its script. */
			public function payment_fields() {
				echo '<p class="form-row"><label for="probe_number">Number</label><input class="input-text" id="probe_number"></p><p id="probe_problem" role="alert"></p>';
				wp_enqueue_script( 'probe-token', home_url( '/test-gateways/classic-token.js' ), array( 'jquery' ), '1', true );
			}

			/** Refuses an order without a token, or with one that is declined. */
			public function validate_fields() {
				if ( 'tok_4000' === ( $_POST['probe_token'] ?? '' ) ) {
					wc_add_notice( 'The card was declined.', 'error' );
				}
				return true;
			}
		};
		$gateways[] = new class( 'probe_broken', 'Broken fields' ) extends Storefront_Probe_Gateway {
			/** Throws. */
			public function payment_fields() {
				echo '<p>Half of it';
				throw new RuntimeException( 'No fields.' );
			}
		};
		$gateways[] = new class( 'probe_failing', 'Failing' ) extends Storefront_Probe_Gateway {
			/** Prints nothing. */
			public function payment_fields() {}

			/**
			 * Throws.
			 *
			 * @param int $order_id Id of the order.
			 */
			public function process_payment( $order_id ) {
				throw new Exception( 'The bank is closed.' );
			}
		};
		return $gateways;
	}
);

// A shop with one of them only, for visitors who ask for it.
add_filter(
	'woocommerce_available_payment_gateways',
	static function ( array $gateways ): array {
		$only = sanitize_key( $_COOKIE['probe_only'] ?? '' );
		return '' === $only ? $gateways : array_intersect_key( $gateways, array( $only => true ) );
	}
);
