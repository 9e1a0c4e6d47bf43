<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Product\AddToCart;
use StorefrontIslands\Catalogue\Product\Product;
use StorefrontIslands\Catalogue\ProductForm\GroupedProductForm;
use StorefrontIslands\Catalogue\ProductForm\ProductForm;
use StorefrontIslands\Catalogue\ProductForm\VariationChoice;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Html\Quantity;
use StorefrontIslands\Shop\ProductFormParts;

/** Tests quantities that are decimals (docs/behaviour.md#quantities), in the forms of products. */
final class QuantitiesTest extends TestCase {
	/** Returns a product with these limits: minimum, maximum, multiple; or with none. */
	private static function product( ...$limits ): Product {
		$limits = array() === $limits ? array() : array_combine( array( 'minimum', 'maximum', 'multiple_of' ), $limits );
		return new Product( array( 'id' => 7, 'name' => 'Ribbon', 'type' => 'simple', 'is_purchasable' => true, 'is_in_stock' => true, 'add_to_cart' => $limits + array( 'text' => 'Add to cart' ) ) );
	}

	private static function halves(): Product {
		return self::product( 0.5, 9.5, 0.5 );
	}

	private static function form( Product $product ): string {
		return ProductForm::of( $product, array(), array(), new VariationChoice( array(), array() ), new ProductFormParts(), '/cart/' );
	}

	/** Returns the attributes of a form's input, by name. */
	private static function input( string $html ): array {
		$names = array( 'name', 'inputmode', 'value', 'min', 'max', 'step' );
		$input = self::document( $html )->query( '//input[@type="number"]' )->item( 0 );
		return array_combine( $names, array_map( static fn( string $name ): string => $input->getAttribute( $name ), $names ) );
	}

	public function test_0_3_is_a_multiple_of_0_1(): void {
		self::assertSame( array( 0.3, 0.3 ), array( Quantity::down( 0.3, 0.1 ), Quantity::up( 0.1 + 0.2, 0.1 ) ) );
		self::assertSame( array( '0.3', '12', '1200', '0.000001' ), array_map( array( Quantity::class, 'value' ), array( 0.1 + 0.2, 12.0, 1200.0, 0.000001 ) ) );
		self::assertSame( '1200', Number::quantity( 1200.0 ) );
	}

	public function test_is_written_in_the_page_s_language(): void {
		add_filter( 'gettext_with_context_storefront-islands', static fn( string $text, string $original, string $context ): string => 'number' === $context && '.' === $original ? ',' : $text, 10, 3 );
		self::assertSame( array( '1,5', 'Sold in groups of 0,5' ), array( Number::quantity( 1.5 ), self::halves()->limits()->hint() ) );
	}

	public function test_forms_allow_fractions_and_a_list_adds_the_minimum(): void {
		$halves = array( 'name' => 'quantity', 'inputmode' => 'decimal', 'value' => '0.5', 'min' => '0.5', 'max' => '9.5', 'step' => '0.5' );
		self::assertSame( $halves, self::input( self::form( self::halves() ) ) );
		self::assertSame( array_replace( $halves, array( 'name' => 'quantity[7]', 'value' => '0', 'min' => '0' ) ), self::input( GroupedProductForm::html( self::halves(), array( self::halves() ), new ProductFormParts(), '/cart/' ) ) );
		$list = AddToCart::html( self::halves(), '/cart/' );
		self::assertStringContainsString( 'name="quantity" value="0.5"', $list );
		self::assertStringContainsString( 'Add 0.5 to cart', $list );
	}

	public function test_whole_numbers_stay_whole(): void {
		$six = self::product( 1, 24, 6 );
		self::assertSame( array( 'name' => 'quantity', 'inputmode' => 'numeric', 'value' => '6', 'min' => '6', 'max' => '24', 'step' => '6' ), self::input( self::form( $six ) ) );
		self::assertSame( 'Sold in groups of 6', $six->limits()->hint() );
		self::assertSame( array( 1, 9999, 1 ), array_map( 'intval', array_values( (array) self::product()->limits() ) ) );
		self::assertStringContainsString( '>Add to cart<', AddToCart::html( self::product(), '/cart/' ) );
	}
}
