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
use StorefrontIslands\Shop\FormParts;

/** Tests quantities that are decimals (docs/behaviour.md#quantities), in the forms of products. */
final class QuantitiesTest extends TestCase {
	/** Returns a product with these limits. */
	private static function product( array $add_to_cart ): Product {
		return new Product(
			array(
				'id'             => 7,
				'name'           => 'Ribbon',
				'type'           => 'simple',
				'is_purchasable' => true,
				'is_in_stock'    => true,
				'add_to_cart'    => $add_to_cart + array( 'text' => 'Add to cart' ),
			)
		);
	}

	private static function halves(): Product {
		return self::product( array( 'minimum' => 0.5, 'maximum' => 9.5, 'multiple_of' => 0.5 ) );
	}

	public function test_0_3_is_a_multiple_of_0_1(): void {
		self::assertSame( 0.3, Quantity::down( 0.3, 0.1 ) );
		self::assertSame( 0.3, Quantity::up( 0.1 + 0.2, 0.1 ) );
		self::assertSame( array( '0.3', '12', '1200', '0.000001' ), array_map( array( Quantity::class, 'value' ), array( 0.1 + 0.2, 12.0, 1200.0, 0.000001 ) ) );
		self::assertSame( '1200', Number::quantity( 1200.0 ) );
	}

	public function test_is_written_in_the_page_s_language(): void {
		$german = static fn( string $text, string $original, string $context ): string => 'number' === $context && '.' === $original ? ',' : $text;
		add_filter( 'gettext_with_context_storefront-islands', $german, 10, 3 );
		self::assertSame( '1,5', Number::quantity( 1.5 ) );
		self::assertSame( 'Sold in groups of 0,5', self::halves()->limits()->hint() );
	}

	public function test_a_form_allows_fractions(): void {
		$form = ProductForm::of( self::halves(), array(), array(), new VariationChoice( array(), array() ), new FormParts(), '/cart/' );
		self::assertStringContainsString( 'inputmode="decimal" required value="0.5" min="0.5" max="9.5" step="0.5"', $form );
		$group = GroupedProductForm::html( self::halves(), array( self::halves() ), new FormParts(), '/cart/' );
		self::assertStringContainsString( 'inputmode="decimal" name="quantity[7]" value="0" min="0" max="9.5" step="0.5"', $group );
	}

	public function test_a_list_adds_the_minimum(): void {
		$html = AddToCart::html( self::halves(), '/cart/' );
		self::assertStringContainsString( 'name="quantity" value="0.5"', $html );
		self::assertStringContainsString( 'Add 0.5 to cart', $html );
	}

	public function test_whole_numbers_stay_whole(): void {
		$six  = self::product( array( 'minimum' => 1, 'maximum' => 24, 'multiple_of' => 6 ) );
		$form = ProductForm::of( $six, array(), array(), new VariationChoice( array(), array() ), new FormParts(), '/cart/' );
		self::assertStringContainsString( 'inputmode="numeric" required value="6" min="6" max="24" step="6"', $form );
		self::assertSame( 'Sold in groups of 6', $six->limits()->hint() );
		self::assertSame( array( 1, 9999, 1 ), array_map( 'intval', array_values( (array) self::product( array() )->limits() ) ) );
		self::assertStringContainsString( '>Add to cart<', AddToCart::html( self::product( array() ), '/cart/' ) );
	}
}
