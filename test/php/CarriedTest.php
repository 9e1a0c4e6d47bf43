<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Replacement\BlockReplacement;
use StorefrontIslands\Replacement\DrawerConverter;
use StorefrontIslands\Replacement\ParsedBlock;
use StorefrontIslands\Replacement\ReplacedBlocks;
use StorefrontIslands\Replacement\SettingsConverter;
use StorefrontIslands\Replacement\UnsupportedSettings;
use WP_Block_Type_Registry;

/**
 * Tests what of WooCommerce's settings is carried over where a block is replaced, by the table that test/transforms reads
 * too (test/fixtures/woocommerce-blocks).
 */
final class CarriedTest extends TestCase {
	private const OURS = array( ReplacedBlocks::CART => 'storefront-islands/cart', ReplacedBlocks::CHECKOUT => 'storefront-islands/checkout' );

	/** Returns a block of the fixture's table: the file's content, or one block's rows. */
	private static function fixture( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__ ) . "/fixtures/woocommerce-blocks/$name.json" ), true );
	}

	/** Returns the full name of the replaced block that a block belongs to; null for the mini-cart. */
	private static function whole( string $block ): ?string {
		if ( 'checkout' === $block || 0 === strpos( $block, 'checkout-' ) ) {
			return ReplacedBlocks::CHECKOUT;
		}
		return 1 === preg_match( '/^(cart(-.*)?|proceed-to-checkout-block|(filled|empty)-cart-block)$/', $block ) ? ReplacedBlocks::CART : null;
	}

	/** Returns WooCommerce's block with attributes in it or in one of its parts. */
	private static function holding( string $block, array $attributes ): ParsedBlock {
		$part = ParsedBlock::holding( "woocommerce/$block", $attributes, array() );
		return new ParsedBlock( "woocommerce/$block" === self::whole( $block ) ? $part : ParsedBlock::holding( (string) self::whole( $block ), array(), array( $part ) ) );
	}

	/** Returns the rows of the replaced blocks' attributes: block, attribute, row. */
	private static function rows(): array {
		$table = self::fixture( 'carried' );
		$rows  = array();
		foreach ( self::fixture( 'attributes' )['blocks'] as $block => $attributes ) {
			foreach ( null === self::whole( $block ) ? array() : array_keys( $attributes ) as $attribute ) {
				$rows[] = array( $block, $attribute, $table[ $block ][ $attribute ] ?? $table['*'][ $attribute ] ?? array() );
			}
		}
		return $rows;
	}

	/** Returns the value at a path of attributes. */
	private static function value_at( array $attributes, string $path ) {
		$value = $attributes;
		foreach ( explode( '.', $path ) as $key ) {
			$value = $value[ $key ] ?? null;
		}
		return $value;
	}

	public function test_every_carried_attribute_reaches_our_block(): void {
		foreach ( self::rows() as list( $block, $attribute, $row ) ) {
			if ( ! isset( $row['to'] ) || isset( $row['until'] ) ) {
				continue;
			}
			$theirs = self::holding( $block, array( $attribute => $row['value'] ) + ( $row['beside'] ?? array() ) );
			$ours   = BlockReplacement::attributes( self::OURS[ $theirs->name ], $theirs );
			self::assertSame( $row['becomes'] ?? $row['value'], self::value_at( $ours, $row['to'] ), "$block.$attribute" );
			$known = WP_Block_Type_Registry::get_instance()->get_registered( self::OURS[ $theirs->name ] )->get_attributes();
			self::assertArrayHasKey( explode( '.', $row['to'] )[0], $known );
		}
	}

	public function test_without_a_setting_the_looks_are_those_of_woocommerce(): void {
		$carried = SettingsConverter::of( self::holding( 'checkout', array() ) );
		self::assertSame( array( true, false, true, true ), array( $carried['showDeliveryIcons'], $carried['showDeliveryPrices'], $carried['showTermsSeparator'], $carried['showDescriptions'] ) );
		self::assertArrayNotHasKey( 'texts', $carried );
		self::assertSame( array( 'showDescriptions' => true ), SettingsConverter::of( self::holding( 'cart', array() ) ) );
	}

	public function test_every_attribute_that_is_lost_is_named(): void {
		foreach ( self::rows() as list( $block, $attribute, $row ) ) {
			if ( isset( $row['lost'] ) ) {
				$theirs = self::holding( $block, array( $attribute => $row['value'] ) + ( $row['beside'] ?? array() ) );
				self::assertNotSame( array(), ( new UnsupportedSettings( $theirs ) )->all(), "$block.$attribute" );
			}
		}
	}

	public function test_a_checkout_of_which_nothing_is_lost(): void {
		$part  = static fn( string $name, array $attributes, array $inside = array() ): array => ParsedBlock::holding( "woocommerce/$name", $attributes, $inside );
		$order = array(
			$part( 'checkout-terms-block', array( 'checkbox' => true ) ),
			$part( 'checkout-actions-block', array( 'className' => 'is-style-with-price' ) ),
		);
		$lost  = static fn( array $fields ): array => ( new UnsupportedSettings( new ParsedBlock( $part( 'checkout', array(), array( $part( 'checkout-fields-block', array(), $fields ), $part( 'checkout-order-summary-cart-items-block', array() ) ) ) ) ) )->all();
		self::assertSame( array(), $lost( $order ) );
		self::assertSame( array( 'another order of the parts' ), $lost( array_reverse( $order ) ) );
	}

	public function test_the_icons_of_payment_methods_are_carried_and_not_named(): void {
		$proceed = ParsedBlock::holding( 'woocommerce/proceed-to-checkout-block', array(), array() );
		self::assertSame( array(), ( new UnsupportedSettings( new ParsedBlock( ParsedBlock::holding( 'woocommerce/cart', array(), array( ParsedBlock::holding( 'woocommerce/cart-totals-block', array(), array( $proceed ) ) ) ) ) ) )->all() );
		self::assertSame( array(), ( new UnsupportedSettings( self::holding( 'cart', array() ) ) )->all() );
		$shows = static fn( ParsedBlock $cart ): bool => BlockReplacement::attributes( self::OURS[ ReplacedBlocks::CART ], $cart )['showAcceptedMethods'];
		self::assertTrue( $shows( self::holding( 'cart', array() ) ) );
		self::assertFalse( $shows( self::arranged( ReplacedBlocks::CART, 'cart-totals-block', array( 'proceed-to-checkout-block' ) ) ) );
		self::assertTrue( $shows( self::arranged( ReplacedBlocks::CART, 'cart-totals-block', array( 'cart-accepted-payment-methods-block' ) ) ) );
	}

	/** Returns WooCommerce's block with parts in one of its parts. */
	private static function arranged( string $block, string $around, array $parts ): ParsedBlock {
		$inside = array_map( static fn( string $name ): array => ParsedBlock::holding( "woocommerce/$name", array(), array() ), $parts );
		return new ParsedBlock( ParsedBlock::holding( $block, array(), array( ParsedBlock::holding( "woocommerce/$around", array(), $inside ) ) ) );
	}

	public function test_every_order_of_parts_is_carried_or_named(): void {
		foreach ( self::fixture( 'orders' )['cases'] as $case ) {
			$theirs = self::arranged( 'woocommerce/' . $case['block'], $case['around'], $case['parts'] );
			$ours   = BlockReplacement::attributes( self::OURS[ $theirs->name ], $theirs );
			self::assertSame( $case['order'], $ours['order'] ?? null, $case['name'] );
			self::assertSame( $case['lost'], in_array( 'another order of the parts', ( new UnsupportedSettings( $theirs ) )->all(), true ), $case['name'] );
		}
	}

	public function test_cross_sells_that_are_a_product_collection_are_moved_too(): void {
		$sells = ParsedBlock::holding( 'woocommerce/product-collection', array( 'collection' => 'woocommerce/product-collection/cross-sells' ), array() );
		$lines = ParsedBlock::holding( 'woocommerce/cart-line-items-block', array(), array() );
		$cart  = new ParsedBlock( ParsedBlock::holding( ReplacedBlocks::CART, array(), array( ParsedBlock::holding( 'woocommerce/cart-items-block', array(), array( $sells, $lines ) ) ) ) );
		self::assertSame( 'cross-sells', BlockReplacement::attributes( self::OURS[ ReplacedBlocks::CART ], $cart )['order'][0] );
	}

	public function test_the_drawer_of_the_mini_cart_is_read_from_its_template_part(): void {
		$table = self::fixture( 'carried' );
		$parts = '';
		$texts = array();
		foreach ( $table as $block => $attributes ) {
			foreach ( $attributes as $attribute => $row ) {
				if ( isset( $row['from'] ) ) {
					$texts[ substr( $row['to'], strlen( 'texts.' ) ) ] = $row['value'];
					$parts .= sprintf( '<!-- wp:woocommerce/%s %s /-->', $block, wp_json_encode( array( $attribute => "<em>{$row['value']}</em>" ) ) );
				}
			}
		}
		self::assertCount( 4, $texts );
		self::assertEquals( array( 'texts' => $texts ), DrawerConverter::of( $parts ) );
		self::assertSame( array(), DrawerConverter::of( '<!-- wp:woocommerce/mini-cart-title-label-block /-->' ) );
	}

	public function test_a_removed_button_and_the_message_of_the_empty_drawer_are_carried(): void {
		$footer = '<!-- wp:woocommerce/mini-cart-footer-block --><!-- wp:woocommerce/mini-cart-checkout-button-block /--><!-- /wp:woocommerce/mini-cart-footer-block -->';
		$empty  = static fn( string $inside ): string => "<!-- wp:woocommerce/empty-mini-cart-contents-block -->$inside<!-- wp:woocommerce/mini-cart-shopping-button-block /--><!-- /wp:woocommerce/empty-mini-cart-contents-block -->";
		self::assertSame(
			array( 'texts' => array( 'empty' => 'Nothing & nowhere' ), 'showCartButton' => false ),
			DrawerConverter::of( $footer . $empty( '<!-- wp:paragraph --><p><strong>Nothing &amp; nowhere</strong></p><!-- /wp:paragraph -->' ) )
		);
		self::assertSame( array(), DrawerConverter::of( $empty( '<!-- wp:pattern {"slug":"woocommerce/mini-cart-empty-cart-message"} /-->' ) ) );
	}

	public function test_texts_are_plain(): void {
		$texts = SettingsConverter::of( self::holding( 'checkout-actions-block', array( 'placeOrderButtonLabel' => 'Buy <strong>&amp; pay</strong>' ) ) )['texts'];
		self::assertSame( array( 'place-order' => 'Buy & pay' ), $texts );
	}

	public function test_an_older_woocommerce_numbers_each_step_by_itself(): void {
		$types  = WP_Block_Type_Registry::get_instance();
		$before = $types->get_registered( ReplacedBlocks::CHECKOUT );
		null === $before || $types->unregister( ReplacedBlocks::CHECKOUT );
		$older = $types->register( ReplacedBlocks::CHECKOUT, array( 'attributes' => array() ) );
		try {
			$carried = SettingsConverter::of( self::holding( 'checkout-payment-block', array( 'showStepNumber' => false ) ) );
			self::assertSame( array( true, array( 'payment-method' ) ), array( $carried['showStepNumbers'], $carried['unnumberedSteps'] ) );
		} finally {
			$types->unregister( $older );
			null === $before || $types->register( $before );
		}
	}
}
