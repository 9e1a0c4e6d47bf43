<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Page\ViewTransitions;

/** Tests which addresses have the rule by which browsers fade. */
final class ViewTransitionsTest extends TestCase {
	/** Rewrite rules of products before the test. */
	private array $rewrite = array();

	protected function set_up(): void {
		parent::set_up();
		$this->rewrite = get_post_type_object( 'product' )->rewrite;
		self::set_options( array( 'permalink_structure' => '/blog/%postname%/' ) );
		self::set_product_base( 'product' );
	}

	protected function tear_down(): void {
		get_post_type_object( 'product' )->rewrite = $this->rewrite;
		parent::tear_down();
	}

	private static function set_product_base( string $slug ): void {
		get_post_type_object( 'product' )->rewrite = array( 'slug' => $slug, 'with_front' => false );
	}

	private static function fades( string $path ): bool {
		$_SERVER['REQUEST_URI'] = (string) wp_parse_url( home_url( $path ), PHP_URL_PATH ) . '?a=b';
		return false !== strpos( self::printed_by( array( new ViewTransitions( self::site_shop() ), 'print' ) ), '@view-transition' );
	}

	public static function pages(): array {
		return array(
			'shop'               => array( '/shop/', true ),
			'its second page'    => array( '/shop/page/2/', true ),
			'category'           => array( '/product-category/bags/', true ),
			'product'            => array( '/product/lamp', true ),
			'cart'               => array( '/cart/', true ),
			'order received'     => array( '/checkout/order-received/7/', true ),
			'home'               => array( '/', false ),
			'a page'             => array( '/about/', false ),
			'one with like name' => array( '/shopping/', false ),
			'account'            => array( '/my-account/', false ),
		);
	}

	/** @dataProvider pages */
	public function test_only_addresses_below_the_paths_of_the_shop_fade( string $path, bool $fades ): void {
		self::assertSame( $fades, self::fades( $path ) );
	}

	public function test_a_base_with_a_placeholder_ends_before_it(): void {
		self::set_product_base( 'goods/%product_cat%' );
		self::assertSame( array( true, false ), array( self::fades( '/goods/bags/lamp/' ), self::fades( '/product/lamp/' ) ) );
	}

	public function test_products_without_a_base_leave_other_pages_alone(): void {
		self::set_product_base( '%product_cat%' );
		self::assertSame( array( false, false ), array( self::fades( '/about/' ), self::fades( '/' ) ) );
	}

	public function test_letters_of_another_script_are_compared_as_their_bytes(): void {
		self::set_product_base( 'товар' );
		self::assertSame( array( true, true ), array( self::fades( '/%d1%82%D0%BE%d0%b2%d0%b0%d1%80/lamp/' ), self::fades( '/товар/lamp/' ) ) );
	}

	public function test_without_pretty_permalinks_and_beside_a_theme_with_its_own_nothing_fades(): void {
		self::set_options( array( 'permalink_structure' => '' ) );
		self::assertFalse( self::fades( '/shop/' ) );
		self::set_options( array( 'permalink_structure' => '/%postname%/' ) );
		add_theme_support( 'view-transitions' );
		self::assertFalse( self::fades( '/shop/' ) );
		remove_theme_support( 'view-transitions' );
		self::assertTrue( self::fades( '/shop/' ) );
	}
}
