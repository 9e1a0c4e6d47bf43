<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use Closure;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\LazyScripts;
use StorefrontIslands\Page\Assets\TranslationFiles;

/**
 * Tests that WordPress finds the plugin's translations.
 */
final class LanguagesTest extends TestCase {
	/** Runs a callback with WordPress in the state of a page in the given language, and returns its result. */
	private static function in_language( string $locale, callable $say ) {
		$filter = static function () use ( $locale ): string {
			return $locale;
		};
		add_filter( 'locale', $filter );
		unload_textdomain( 'storefront-islands', true );
		try {
			return $say();
		} finally {
			remove_filter( 'locale', $filter );
			unload_textdomain( 'storefront-islands', true );
		}
	}

	private static function say_some(): array {
		return array(
			__( 'Your cart', 'storefront-islands' ),
			_x( 'Cart (Storefront)', 'block title', 'storefront-islands' ),
			_n( '%s product', '%s products', 1, 'storefront-islands' ),
			_n( '%s product', '%s products', 2, 'storefront-islands' ),
		);
	}

	/** Returns the script handles that the mini-cart needs and its inline scripts, in French by default. */
	private static function mini_cart_in_french( string $locale = 'fr_FR' ): array {
		return self::in_language(
			$locale,
			static function (): array {
				$main = WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php';
				$texts = new DeferredTranslations( $main, new TranslationFiles( $main ) );
				$texts->register_script();
				$lazy = new LazyScripts( wp_scripts(), false, $texts );
				$handles = (array) $lazy->needed_for( 'storefront-islands-mini-cart' );
				$parts = implode( '', $lazy->script( 'storefront-islands-mini-cart' ) );
				wp_deregister_script( DeferredTranslations::HANDLE );
				return array( $handles, $parts );
			}
		);
	}

	public function test_php_is_translated_from_mo_and_l10n_php_files(): void {
		$expected = array(
			'en_US' => array( 'Your cart', 'Cart (Storefront)', '%s product', '%s products' ),
			'fr_FR' => array( 'Votre panier', 'Panier (Storefront)', '%s produit', '%s produits' ),
			'pt_BR' => array( 'Seu carrinho', 'Carrinho (Storefront)', '%s produto', '%s produtos' ),
			'es_ES' => array( 'Tu carrito', 'Carrito (Storefront)', '%s producto', '%s productos' ),
			'zh_CN' => array( '您的购物车', '购物车（Storefront）', '%s 件商品', '%s 件商品' ),
		);
		foreach ( array( 'php', 'mo' ) as $format ) {
			$filter = static function () use ( $format ): string {
				return $format;
			};
			add_filter( 'translation_file_format', $filter );
			foreach ( $expected as $locale => $texts ) {
				self::assertSame( $texts, self::in_language( $locale, Closure::fromCallable( array( self::class, 'say_some' ) ) ) );
			}
			remove_filter( 'translation_file_format', $filter );
		}
	}

	public function test_language_variants_use_the_shipped_language_and_others_english(): void {
		self::assertSame( 'Votre panier', self::in_language( 'fr_CA', Closure::fromCallable( array( self::class, 'say_some' ) ) )[0] );
		self::assertSame( 'Tu carrito', self::in_language( 'es_MX', Closure::fromCallable( array( self::class, 'say_some' ) ) )[0] );
		self::assertSame( 'Seu carrinho', self::in_language( 'pt_PT_ao90', Closure::fromCallable( array( self::class, 'say_some' ) ) )[0] );
		self::assertSame( 'Your cart', self::in_language( 'zh_TW', Closure::fromCallable( array( self::class, 'say_some' ) ) )[0] );
		self::assertSame( 'Your cart', self::in_language( 'fy', Closure::fromCallable( array( self::class, 'say_some' ) ) )[0] );
	}

	/**
	 * @testdox numbers are formatted in the site’s language
	 */
	public function test_numbers_are_formatted_in_the_sites_language(): void {
		$numbers = static function (): array {
			return array( Number::text( 12345 ), Number::text( 4.5, 1 ) );
		};
		self::assertSame( array( '12,345', '4.5' ), self::in_language( 'en_US', $numbers ) );
		self::assertSame( array( "12\u{a0}345", '4,5' ), self::in_language( 'fr_FR', $numbers ) );
		self::assertSame( array( '12.345', '4,5' ), self::in_language( 'pt_BR', $numbers ) );
	}

	public function test_translations_of_deferred_scripts_load_once_between_wp_i18n_and_the_scripts(): void {
		list( $handles, $parts ) = self::mini_cart_in_french();
		self::assertCount( 1, array_keys( $handles, DeferredTranslations::HANDLE, true ) );
		$order = array_map(
			static function ( string $handle ) use ( $handles ): int {
				return (int) array_search( $handle, $handles, true );
			},
			array( 'wp-i18n', DeferredTranslations::HANDLE, 'storefront-islands-shared', 'storefront-islands-mini-cart' )
		);
		$sorted = $order;
		sort( $sorted );
		self::assertSame( $sorted, $order );
		self::assertStringNotContainsString( 'setLocaleData', $parts );
		self::assertSame( array( $handles, $parts ), self::mini_cart_in_french( 'fr_CA' ) );
	}

	public function test_custom_translations_of_the_site_stay_in_the_page(): void {
		$filter = static function ( $texts ) {
			return is_string( $texts ) ? str_replace( 'Votre panier', 'Votre cabas', $texts ) : $texts;
		};
		add_filter( 'load_script_translations', $filter );
		list( , $parts ) = self::mini_cart_in_french();
		remove_filter( 'load_script_translations', $filter );
		self::assertStringContainsString( 'Votre cabas', $parts );
	}
}
