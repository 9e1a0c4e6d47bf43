<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\GridView\Carousel;
use StorefrontIslands\Catalogue\GridView\GridBlock;
use StorefrontIslands\Catalogue\GridView\RefreshLoopRoute;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\ProductForm\FormBlock;
use StorefrontIslands\Catalogue\Query\CurrentCatalogue;
use StorefrontIslands\DemoShop\DemoShop;
use StorefrontIslands\DemoShop\Session\Session;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Ui\SafeHtml;
use WP_REST_Request;

/** Tests that catalogue views print the shop's own price HTML and nothing else of a price. */
final class PriceHtmlTest extends TestCase {
	private const PRICE = 'woocommerce_get_price_html';

	/** Filters that are removed after the test. */
	private array $filters = array();

	protected function tear_down(): void {
		foreach ( $this->filters as list( $hook, $filter ) ) {
			remove_filter( $hook, $filter );
		}
		parent::tear_down();
	}

	private function filter( string $hook, callable $filter ): void {
		add_filter( $hook, $filter, 10, 3 );
		$this->filters[] = array( $hook, $filter );
	}

	/** Returns the first variable product. */
	private static function variable(): array {
		return self::site_shop()->products( array( 'type' => 'variable', 'per_page' => 1 ) )[0];
	}

	/** Returns the shop without what the page's shop remembers of earlier queries. */
	private static function shop(): Shop {
		return class_exists( 'WooCommerce', false ) ? self::woo_shop() : new DemoShop( new Session( 'time' ) );
	}

	/** Returns the HTML of every view that shows prices, by name. */
	private static function views( int $product_id ): array {
		$shop    = self::shop();
		$refresh = static function ( array $attributes, array $products = array() ) use ( $shop ): string {
			$request = new WP_REST_Request( 'POST', '/storefront-islands/v1/refresh-loop' );
			$request->set_body_params(
				array(
					'widget_id'           => ( new GridToken( 0, $attributes, array() ) )->text(),
					'pagination_base_url' => home_url( '/shop/' ),
					'products'            => $products,
				)
			);
			return (string) wp_json_encode( ( new RefreshLoopRoute( $shop ) )->respond( $request )->get_data(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		};
		$search = new WP_REST_Request( 'GET', '/wc/store/v1/products' );
		$search->set_query_params( array( 'per_page' => 5, '_fields' => 'id,name,permalink,images,price_html' ) );
		return array(
			'grid'            => ( new GridBlock( $shop, new CurrentCatalogue( $shop ) ) )->html( array( 'perPage' => 50 ), 0 ),
			'carousel'        => Carousel::html( $shop, array( 'perPage' => 12 ) ),
			'refresh'         => $refresh( array( 'perPage' => 50 ) ),
			'recently viewed' => $refresh( array( 'collection' => 'recently-viewed' ), array( $product_id ) ),
			'form'            => ( new FormBlock( $shop ) )->html( array( 'productId' => $product_id ), array() ),
			'suggestions'     => (string) wp_json_encode( rest_filter_response_fields( rest_do_request( $search ), rest_get_server(), $search )->get_data() ),
		);
	}

	/** Returns the amounts of the shop's products, as a page may hold them. */
	private static function amounts(): array {
		$amounts = array();
		foreach ( self::site_shop()->products( array( 'per_page' => 100 ) ) as $product ) {
			$range = $product['prices']['price_range'] ?? array();
			foreach ( array_filter( array( $product['prices']['price'], $product['prices']['regular_price'], $range['min_amount'] ?? '', $range['max_amount'] ?? '' ) ) as $minor ) {
				$amounts[] = '"' . $minor . '"';
				$amounts[] = number_format( $minor / 100, 2 );
			}
		}
		return array_unique( $amounts );
	}

	public function test_a_shop_that_hides_its_prices_prints_no_amount_anywhere(): void {
		$amounts = self::amounts();
		self::assertContains( '"1800"', $amounts );
		$product_id = self::variable()['id'];
		foreach ( array( '', '<a href="/my-account/">Log in to see prices</a>' ) as $hidden ) {
			$filter = static fn(): string => $hidden;
			$this->filter( self::PRICE, $filter );
			foreach ( self::views( $product_id ) as $view => $html ) {
				$text = html_entity_decode( html_entity_decode( $html ) );
				self::assertSame( array(), array_values( array_filter( $amounts, static fn( string $amount ): bool => false !== strpos( $text, $amount ) ) ), $view );
				self::assertSame( '' !== $hidden, false !== strpos( $text, 'Log in to see prices' ), $view );
			}
			remove_filter( self::PRICE, $filter );
		}
	}

	public function test_what_plugins_add_to_a_price_is_printed_everywhere(): void {
		$this->filter(
			self::PRICE,
			static function ( string $html ): string {
				return 'From ' . $html . ' / month <small class="woocommerce-price-suffix">incl. VAT</small><span class="unit">($3.60 / kg)</span>';
			}
		);
		foreach ( self::views( self::variable()['id'] ) as $view => $html ) {
			$text = html_entity_decode( wp_strip_all_tags( stripslashes( $html ) ) );
			self::assertMatchesRegularExpression( '/From .*\d\.\d\d.* \/ month incl\. VAT\(\$3\.60 \/ kg\)/', $text, $view );
		}
	}

	public function test_texts_for_screen_readers_are_the_shops_and_said_once(): void {
		$sale = self::site_shop()->products( array( 'on_sale' => true, 'type' => 'simple', 'per_page' => 1 ) )[0];
		$html = html_entity_decode( ( new Product( $sale ) )->price() );
		self::assertSame( 1, substr_count( $html, 'Original price was:' ) );
		self::assertSame( 1, substr_count( $html, 'Current price is:' ) );
		self::assertStringNotContainsString( 'Previous price', $html );
		self::assertStringContainsString( '<del aria-hidden="true"><span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">', $html );
	}

	public function test_only_harmless_html_is_printed_and_texts_resist_filters_of_the_content(): void {
		self::assertSame( '', SafeHtml::html( '<!-- $20.00 --><span class="hidden"> </span><script>alert(1)</script>' ) );
		self::assertSame(
			'<a href="alert(1)">Log in</a> 5&#120;7 <b class="x">&#091;gallery&#093;</b>',
			SafeHtml::html( '<a href="javascript:alert(1)" onclick="alert(1)" style="inset:0">Log in</a><style>p{}</style> <u>5x7</u> <b class="x">[gallery]</b><img src=x>' )
		);
	}

	/** @group woocommerce */
	public function test_a_variations_price_is_shown_as_on_woocommerces_page(): void {
		$product = self::variable();
		$this->filter( 'woocommerce_show_variation_price', '__return_false' );
		$this->filter(
			self::PRICE,
			static fn( string $html, $shown ): string => 'variation' === $shown->get_type() ? 'of the variation' : 'of the product'
		);
		$html = ( new FormBlock( self::shop() ) )->html( array( 'productId' => $product['id'] ), array() );
		self::assertStringContainsString( '<template data-facts-of="' . $product['variations'][0]['id'] . '"><div class="storefront-product-price">of the product</div>', $html );
		self::assertStringNotContainsString( 'of the variation', $html );
		remove_filter( 'woocommerce_show_variation_price', '__return_false' );
		$this->filter( 'woocommerce_show_variation_price', '__return_true' );
		self::assertStringContainsString( 'of the variation', ( new FormBlock( self::shop() ) )->html( array( 'productId' => $product['id'] ), array() ) );
	}
}
