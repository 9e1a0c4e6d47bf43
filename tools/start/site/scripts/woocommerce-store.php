<?php
/**
 * Configures an installed WooCommerce for the sample shop before its products are created. Loaded by woocommerce.php.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

/** Configuration of the sample store: settings, taxes, shipping and coupons. */
final class WooCommerce_Sample_Store {
	/**
	 * Parsed catalogue.json.
	 *
	 * @var array<string, mixed>
	 */
	private $catalogue;

	/**
	 * Sets the catalogue.
	 *
	 * @param array<string, mixed> $catalogue Parsed catalogue.json.
	 */
	public function __construct( array $catalogue ) {
		$this->catalogue = $catalogue;
	}

	/** Configures the store. */
	public function fill(): void {
		$this->options();
		$this->taxes();
		$this->shipping();
		$this->coupons();
	}

	/** Sets store address, currency, accounts and payment methods. */
	private function options(): void {
		$store   = $this->catalogue['store'];
		$options = array(
			'blogname'                                   => $store['name'],
			'woocommerce_store_address'                  => $store['address_1'],
			'woocommerce_store_city'                     => $store['city'],
			'woocommerce_store_postcode'                 => $store['postcode'],
			'woocommerce_default_country'                => $store['country'] . ':' . $store['state'],
			'woocommerce_default_customer_address'       => 'base',
			'woocommerce_currency'                       => $store['currency'],
			'woocommerce_weight_unit'                    => 'lbs',
			'woocommerce_dimension_unit'                 => 'in',
			'woocommerce_calc_taxes'                     => 'yes',
			'woocommerce_prices_include_tax'             => 'no',
			'woocommerce_coming_soon'                    => 'no',
			'woocommerce_enable_guest_checkout'          => 'yes',
			'woocommerce_enable_signup_and_login_from_checkout' => 'yes',
			'woocommerce_enable_checkout_login_reminder' => 'yes',
			'woocommerce_registration_generate_password' => 'yes',
			'woocommerce_manage_stock'                   => 'yes',
			'woocommerce_notify_low_stock_amount'        => 2,
			'woocommerce_attribute_lookup_enabled'       => 'no',
			// Value of the recorded sample shop; a new WooCommerce requires the phone number.
			'woocommerce_checkout_phone_field'           => 'optional',
			'woocommerce_onboarding_profile'             => array( 'skipped' => true ),
			'woocommerce_task_list_hidden'               => 'yes',
		);
		$order = array();
		foreach ( $this->catalogue['payment_methods'] as $position => $method ) {
			$order[ $method['id'] ]                               = $position;
			$options[ "woocommerce_{$method['id']}_settings" ] = array(
				'enabled'            => 'yes',
				'title'              => $method['title'],
				'description'        => $method['description'],
				'enable_for_virtual' => 'yes',
			);
		}
		$options['woocommerce_gateway_order'] = $order;
		$options['woocommerce_bacs_accounts'] = array(
			array(
				'account_name'   => $store['name'],
				'account_number' => '',
				'bank_name'      => 'Harbour Bank',
				'sort_code'      => '',
				'iban'           => 'GB00 TEST 0000 0000 0000 00',
				'bic'            => 'TESTGB00',
			),
		);
		foreach ( $options as $name => $value ) {
			update_option( $name, $value );
		}
	}

	/** Creates the tax rates. */
	private function taxes(): void {
		foreach ( $this->catalogue['tax_rates'] as $rate ) {
			WC_Tax::_insert_tax_rate(
				array(
					'tax_rate_country'  => $rate['country'],
					'tax_rate_state'    => '',
					'tax_rate'          => $rate['rate'],
					'tax_rate_name'     => $rate['name'],
					'tax_rate_priority' => 1,
					'tax_rate_compound' => 0,
					'tax_rate_shipping' => (int) $rate['shipping'],
					'tax_rate_order'    => 1,
					'tax_rate_class'    => '',
				)
			);
		}
	}

	/** Creates shipping methods for all countries, and pickup locations. */
	private function shipping(): void {
		$everywhere = new WC_Shipping_Zone( 0 );
		foreach ( $this->catalogue['shipping']['methods'] as $method ) {
			$instance = $everywhere->add_shipping_method( $method['method_id'] );
			$settings = array( 'title' => $method['title'] );
			if ( isset( $method['cost'] ) ) {
				$settings['cost']       = $method['cost'];
				$settings['tax_status'] = empty( $method['taxable'] ) ? 'none' : 'taxable';
			} else {
				$settings['requires'] = '';
			}
			update_option( "woocommerce_{$method['method_id']}_{$instance}_settings", $settings );
		}
		$places = array();
		foreach ( $this->catalogue['shipping']['pickup_locations'] as $place ) {
			$address  = array_flip( array( 'address_1', 'city', 'state', 'postcode', 'country' ) );
			$places[] = array(
				'name'    => $place['name'],
				'address' => array_intersect_key( $place, $address ),
				'details' => $place['details'],
				'enabled' => true,
			);
		}
		update_option( 'pickup_location_pickup_locations', $places );
		update_option(
			'woocommerce_pickup_location_settings',
			array(
				'enabled'    => 'yes',
				'title'      => 'Pickup',
				'tax_status' => 'none',
				'cost'       => '',
			)
		);
	}

	/** Creates the coupons. */
	private function coupons(): void {
		foreach ( $this->catalogue['coupons'] as $data ) {
			$coupon = new WC_Coupon();
			$coupon->set_code( $data['code'] );
			$coupon->set_discount_type( $data['discount_type'] );
			$coupon->set_amount( $data['amount'] );
			$coupon->set_minimum_amount( $data['minimum_amount'] ?? '' );
			$coupon->set_date_expires( $data['date_expires'] ?? null );
			$coupon->save();
		}
	}
}
