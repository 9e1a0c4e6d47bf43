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

/** Tests that catalogue views print the shop's own price HTML and nothing else of a price. */
final class PriceHtmlTest extends TestCase {
	private const PRICE = 'woocommerce_get_price_html';

	/** Returns the first variable product. */
	private static function variable(): array {
		return self::site_shop()->products( array( 'type' => 'variable', 'per_page' => 1 ) )[0];
	}

	/** Returns the shop without what the page's shop remembers of earlier queries. */
	private static function shop(): Shop {
		return class_exists( 'WooCommerce', false ) ? self::woo_shop() : new DemoShop( new Session( 'time' ) );
	}

	private static function form( int $product_id ): string {
		return ( new FormBlock( self::shop() ) )->html( array( 'productId' => $product_id ), array() );
	}

	/** Returns the HTML of every view that shows prices, by name. */
	private static function views( int $product_id ): array {
		$shop    = self::shop();
		$refresh = static function ( array $attributes, array $products = array() ) use ( $shop ): string {
			$fields = array( 'widget_id' => ( new GridToken( 0, $attributes, array() ) )->text(), 'pagination_base_url' => home_url( '/shop/' ), 'products' => $products );
			return (string) wp_json_encode( ( new RefreshLoopRoute( $shop ) )->respond( self::rest( 'POST', '/storefront-islands/v1/refresh-loop', $fields ) )->get_data(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		};
		$search  = self::rest( 'GET', '/wc/store/v1/products', array( 'per_page' => 5, '_fields' => 'id,name,permalink,images,price_html' ) );
		return array(
			'grid'            => ( new GridBlock( $shop, new CurrentCatalogue( $shop ) ) )->html( array( 'perPage' => 50 ), 0 ),
			'carousel'        => Carousel::html( $shop, array( 'perPage' => 12 ) ),
			'refresh'         => $refresh( array( 'perPage' => 50 ) ),
			'recently viewed' => $refresh( array( 'collection' => 'recently-viewed' ), array( $product_id ) ),
			'form'            => self::form( $product_id ),
			'suggestions'     => (string) wp_json_encode( rest_filter_response_fields( rest_do_request( $search ), rest_get_server(), $search )->get_data() ),
		);
	}

	/** Returns the amounts of the shop's products, as a page may hold them. */
	private static function amounts(): array {
		$amounts = array();
		foreach ( array_column( self::site_shop()->products( array( 'per_page' => 100 ) ), 'prices' ) as $prices ) {
			foreach ( array_filter( array( $prices['price'], $prices['regular_price'], $prices['price_range']['min_amount'] ?? '', $prices['price_range']['max_amount'] ?? '' ) ) as $minor ) {
				array_push( $amounts, '"' . $minor . '"', number_format( $minor / 100, 2 ) );
			}
		}
		return array_unique( $amounts );
	}

	public function test_a_shop_that_hides_its_prices_prints_no_amount_anywhere(): void {
		$amounts = self::amounts();
		self::assertContains( '"1800"', $amounts );
		$product_id = self::variable()['id'];
		foreach ( array( '', '<a href="/my-account/">Log in to see prices</a>' ) as $hidden ) {
			add_filter( self::PRICE, static fn(): string => $hidden );
			foreach ( self::views( $product_id ) as $view => $html ) {
				$text = html_entity_decode( html_entity_decode( $html ) );
				self::assertSame( array(), array_values( array_filter( $amounts, static fn( string $amount ): bool => false !== strpos( $text, $amount ) ) ), $view );
				self::assertSame( '' !== $hidden, false !== strpos( $text, 'Log in to see prices' ), $view );
			}
		}
	}

	public function test_what_plugins_add_to_a_price_is_printed_everywhere(): void {
		add_filter( self::PRICE, static fn( string $html ): string => 'From ' . $html . ' / month <small class="woocommerce-price-suffix">incl. VAT</small><span class="unit">($3.60 / kg)</span>' );
		foreach ( self::views( self::variable()['id'] ) as $view => $html ) {
			$text = html_entity_decode( wp_strip_all_tags( stripslashes( $html ) ) );
			self::assertMatchesRegularExpression( '/From .*\d\.\d\d.* \/ month incl\. VAT\(\$3\.60 \/ kg\)/', $text, $view );
		}
	}

	public function test_texts_for_screen_readers_are_the_shops_and_said_once(): void {
		$sale = self::site_shop()->products( array( 'on_sale' => true, 'type' => 'simple', 'per_page' => 1 ) )[0];
		$html = html_entity_decode( ( new Product( $sale ) )->price() );
		foreach ( array( 'Original price was:' => 1, 'Current price is:' => 1, 'Previous price' => 0, '<del aria-hidden="true"><span class="woocommerce-Price-amount amount"><span class="woocommerce-Price-currencySymbol">' => 1 ) as $text => $times ) {
			self::assertSame( $times, substr_count( $html, $text ), $text );
		}
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
		add_filter( self::PRICE, static fn( string $html, $shown ): string => 'variation' === $shown->get_type() ? 'of the variation' : 'of the product', 10, 2 );
		add_filter( 'woocommerce_show_variation_price', '__return_false' );
		$html = self::form( $product['id'] );
		self::assertStringContainsString( '<template data-facts-of="' . $product['variations'][0]['id'] . '"><div class="storefront-product-price">of the product</div>', $html );
		self::assertStringNotContainsString( 'of the variation', $html );
		add_filter( 'woocommerce_show_variation_price', '__return_true', 11 );
		self::assertStringContainsString( 'of the variation', self::form( $product['id'] ) );
	}

	public function test_the_price_of_a_product_keeps_the_data_for_scripts_of_plugins(): void {
		$html = '<span class="tiered" data-product-id="7" onclick="alert(1)">20 EUR</span>';
		$shown = new Product( array( 'price_html' => $html ) );
		self::assertSame( '<div class="storefront-product-price"><span class="tiered" data-product-id="7">20 EUR</span></div>', $shown->price() );
		self::assertSame( '<span class="tiered">20 EUR</span>', SafeHtml::html( $html ), 'As an island draws it.' );
	}
}
