<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Compat\Classic\ClassicForm;

/**
 * Tests the fields of the classic form while totals are calculated.
 *
 * @group woocommerce
 */
final class ClassicFormTest extends TestCase {
	private const HEADER = 'HTTP_STOREFRONT_FORM';

	protected function set_up(): void {
		parent::set_up();
		wc_load_cart();
		add_filter( 'storefront_islands_classic_extensions', '__return_true' );
	}

	protected function tear_down(): void {
		unset( $_SERVER[ self::HEADER ] );
		ClassicForm::forget();
		parent::tear_down();
	}

	/** Returns $_POST as plugins see it while totals are calculated. */
	private static function seen(): mixed {
		$seen   = null;
		$reader = static function () use ( &$seen ): void {
			$seen = $_POST;
		};
		add_action( 'woocommerce_before_calculate_totals', $reader );
		// As calculate_totals() does for a filled cart.
		do_action( 'woocommerce_before_calculate_totals', WC()->cart );
		do_action( 'woocommerce_after_calculate_totals', WC()->cart );
		remove_action( 'woocommerce_before_calculate_totals', $reader );
		return $seen;
	}

	/** Keeps fields as the checkout posts them. */
	private static function keep( string $fields ): void {
		ClassicForm::run( $fields, static fn() => null );
	}

	public function test_they_are_there_while_the_posted_ones_are_passed_on(): void {
		$_POST = array( 'before' => '1' );
		self::assertSame( array( 'post_data' => "wrap=It\\'s" ), ClassicForm::run( "wrap=It's", static fn(): array => $_POST ) );
		self::assertSame( array( 'before' => '1' ), $_POST );
	}

	public function test_later_requests_of_the_checkout_find_them_while_totals_are_calculated(): void {
		self::keep( "wrap=It's" );
		$_SERVER[ self::HEADER ] = '1';
		( new ClassicForm() )->register();
		self::assertSame( array( 'post_data' => "wrap=It\\'s" ), self::seen() );
		self::assertSame( array(), $_POST );
		$_POST = array( 'wrap' => 'of the order' );
		self::assertSame( array( 'wrap' => 'of the order' ), self::seen(), 'an order has its own' );
		$_POST = array();
		WC()->cart->empty_cart();
		self::assertSame( array(), self::seen(), 'not for the next cart' );
	}

	public function test_neither_other_pages_nor_shops_without_it_have_them(): void {
		self::keep( 'wrap=1' );
		( new ClassicForm() )->register();
		self::assertSame( array(), self::seen() );
		$_SERVER[ self::HEADER ] = '1';
		( new ClassicForm() )->register();
		add_filter( 'storefront_islands_classic_extensions', '__return_false', 11 );
		self::assertSame( array(), self::seen() );
	}
}
