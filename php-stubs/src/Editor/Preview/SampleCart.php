<?php

declare(strict_types=1);

namespace StorefrontIslands\Editor\Preview;

use StorefrontIslands\Shop\CurrencyFields;

defined( 'ABSPATH' ) || exit;

/**
 * The cart of the block editor's previews (blocks/shared/sample), in the form of GET /wc/store/v1/cart: an item on sale, a
 * variation, a coupon, a fee, shipping rates and cross-sells. All amounts are in minor units.
 */
final class SampleCart {
	/** Tax rate in per cent. */
	private const TAX_PERCENT = 20;

	private const LIMITS = array(
		'minimum'     => 1,
		'maximum'     => 99,
		'multiple_of' => 1,
		'editable'    => true,
	);

	/** Discount of the sample's coupon: ten per cent of its items. */
	private const DISCOUNT = 810;

	private const FEE = 200;

	private const SHIPPING = 500;

	/**
	 * The currency_ fields.
	 *
	 * @var array<string, string|int>
	 */
	private array $currency;

	/** True if the shop ships. */
	private bool $ships;

	/**
	 * @param array<string, mixed> $settings Settings of the shop.
	 */
	public function __construct( array $settings ) {
		$this->currency = CurrencyFields::of( $settings );
		$this->ships    = false !== ( $settings['shippingEnabled'] ?? true );
	}

	/**
	 * Returns the cart.
	 *
	 * @return array<string, mixed>
	 */
	public function data(): array {
		$items    = $this->items();
		$address  = array(
			'first_name' => 'Ada',
			'last_name'  => 'Lovelace',
			'address_1'  => '60 29th Street',
			'city'       => 'San Francisco',
			'state'      => 'CA',
			'postcode'   => '94110',
			'country'    => 'US',
		);
		$shipping = $this->ships ? array(
			array(
				'package_id'     => 0,
				'name'           => __( 'Shipment', 'storefront-islands' ),
				'destination'    => $address,
				'items'          => $items,
				'shipping_rates' => $this->rates(),
			),
		) : array();
		return array(
			'items'                   => $items,
			'items_count'             => 3,
			'coupons'                 => array(
				array(
					'code'   => 'welcome',
					'totals' => $this->taxed( 'total_discount', self::DISCOUNT ),
				),
			),
			'fees'                    => array(
				array(
					'key'    => 'gift-wrap',
					'name'   => __( 'Gift wrap', 'storefront-islands' ),
					'totals' => $this->taxed( 'total', self::FEE ),
				),
			),
			'shipping_rates'          => $shipping,
			'cross_sells'             => array(
				$this->product( 3, __( 'Cap', 'storefront-islands' ), 1600, 1600 ),
				$this->product( 4, __( 'Scarf', 'storefront-islands' ), 2400, 2400 ),
			),
			'totals'                  => $this->totals(),
			'needs_shipping'          => $this->ships,
			'needs_payment'           => true,
			'has_calculated_shipping' => $this->ships,
			'shipping_address'        => $address,
			'billing_address'         => $address + array( 'email' => 'ada@example.com' ),
			'payment_methods'         => array( 'cod', 'bacs', 'cheque' ),
			'errors'                  => array(),
			'extensions'              => array(),
		);
	}

	/**
	 * Returns two pieces of a product on sale, and one of the last two of a variation.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function items(): array {
		return array(
			array( 'quantity' => 2 ) + $this->item( $this->product( 1, __( 'Beanie', 'storefront-islands' ), 1800, 2000 ), 3600 ),
			array(
				'quantity'            => 1,
				'low_stock_remaining' => 2,
				'variation'           => array(
					array(
						'attribute' => __( 'Color', 'storefront-islands' ),
						'value'     => __( 'Blue', 'storefront-islands' ),
					),
					array(
						'attribute' => __( 'Size', 'storefront-islands' ),
						'value'     => __( 'Small', 'storefront-islands' ),
					),
				),
			) + $this->item( $this->product( 2, __( 'Hoodie', 'storefront-islands' ), 4500, 4500 ), 4500 ),
		);
	}

	/**
	 * Returns a product as an item of the cart.
	 *
	 * @param array<string, mixed> $product Product.
	 * @param int                  $amount  Price of all its pieces.
	 * @return array<string, mixed>
	 */
	private function item( array $product, int $amount ): array {
		return array(
			'totals' => $this->taxed( 'line_subtotal', $amount ) + $this->taxed( 'line_total', $amount ),
		) + $product;
	}

	/**
	 * Returns a product.
	 *
	 * @param int $before Its price before the sale; the same without one.
	 * @return array<string, mixed>
	 */
	private function product( int $id, string $name, int $price, int $before ): array {
		return array(
			'id'              => $id,
			'key'             => "sample-$id",
			'name'            => $name,
			'type'            => 'simple',
			'permalink'       => '#',
			'images'          => array(),
			'prices'          => $this->currency + array(
				'price'         => (string) $price,
				'regular_price' => (string) $before,
				'sale_price'    => (string) $price,
				'price_range'   => null,
			),
			'quantity_limits' => self::LIMITS,
			'variation'       => array(),
			'item_data'       => array(),
			'is_purchasable'  => true,
			'is_in_stock'     => true,
			'has_options'     => false,
			'add_to_cart'     => array( 'text' => __( 'Add to cart', 'storefront-islands' ) ) + self::LIMITS,
		);
	}

	/**
	 * Returns the shipping rates.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function rates(): array {
		$names = array(
			'flat_rate'       => __( 'Flat rate', 'storefront-islands' ),
			'free_shipping'   => __( 'Free shipping', 'storefront-islands' ),
			'pickup_location' => __( 'Local pickup', 'storefront-islands' ),
		);
		$rates = array();
		foreach ( $names as $method => $name ) {
			$price   = 'flat_rate' === $method ? self::SHIPPING : 0;
			$rates[] = $this->currency + array(
				'rate_id'   => "$method:1",
				'method_id' => $method,
				'name'      => $name,
				'price'     => (string) $price,
				'taxes'     => (string) self::tax_on( $price ),
				'selected'  => 'flat_rate' === $method,
				'meta_data' => array(),
			);
		}
		return $rates;
	}

	/**
	 * Returns the totals of the parts.
	 *
	 * @return array<string, mixed>
	 */
	private function totals(): array {
		$goods    = 8100;
		$shipping = $this->ships ? self::SHIPPING : 0;
		$net      = $goods - self::DISCOUNT + self::FEE + $shipping;
		$tax      = self::tax_on( $goods ) - self::tax_on( self::DISCOUNT ) + self::tax_on( self::FEE ) + self::tax_on( $shipping );
		return $this->taxed( 'total_items', $goods ) + $this->taxed( 'total_discount', self::DISCOUNT ) + $this->taxed( 'total_fees', self::FEE )
			+ ( $this->ships ? $this->taxed( 'total_shipping', $shipping ) : array( 'total_shipping' => null ) )
			+ array(
				'total_price' => (string) ( $net + $tax ),
				'total_tax'   => (string) $tax,
				'tax_lines'   => array(
					array(
						'name'  => __( 'Sales tax', 'storefront-islands' ),
						'price' => (string) $tax,
						'rate'  => self::TAX_PERCENT . '%',
					),
				),
			);
	}

	/**
	 * Returns an amount with its tax, and the currency.
	 *
	 * @param string $name   Name of the field with the amount.
	 * @param int    $amount Amount without tax.
	 * @return array<string, string|int>
	 */
	private function taxed( string $name, int $amount ): array {
		return $this->currency + array(
			$name       => (string) $amount,
			"{$name}_tax" => (string) self::tax_on( $amount ),
		);
	}

	/**
	 * Returns the tax on an amount.
	 *
	 * @param int $amount Amount without tax.
	 */
	private static function tax_on( int $amount ): int {
		return (int) round( $amount * self::TAX_PERCENT / 100 );
	}
}
