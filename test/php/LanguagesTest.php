<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Html\Number;
use StorefrontIslands\Page\Assets\DeferredTranslations;
use StorefrontIslands\Page\Assets\LazyScripts;
use StorefrontIslands\Page\Assets\TranslationFiles;

/** Tests that WordPress finds the plugin's translations. */
final class LanguagesTest extends TestCase {
	/** Runs a callback with WordPress in the state of a page in the given language, and returns its result. */
	private static function in_language( string $locale, callable $say ) {
		$filter = static fn(): string => $locale;
		add_filter( 'locale', $filter );
		unload_textdomain( 'storefront-islands', true );
		try {
			return $say();
		} finally {
			remove_filter( 'locale', $filter );
			unload_textdomain( 'storefront-islands', true );
		}
	}

	/** Returns some texts in a language. */
	private static function said( string $locale ): array {
		return self::in_language(
			$locale,
			static fn(): array => array(
				__( 'Your cart', 'storefront-islands' ),
				_x( 'Cart (Storefront)', 'block title', 'storefront-islands' ),
				_n( '%s product', '%s products', 1, 'storefront-islands' ),
				_n( '%s product', '%s products', 2, 'storefront-islands' ),
			)
		);
	}

	/** Returns the script handles that the mini-cart needs and its inline scripts, in French by default. */
	private static function mini_cart_in_french( string $locale = 'fr_FR' ): array {
		return self::in_language(
			$locale,
			static function (): array {
				$main  = WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php';
				$texts = new DeferredTranslations( $main, new TranslationFiles( $main ) );
				$texts->register_script();
				$lazy    = new LazyScripts( wp_scripts(), false, $texts );
				$handles = (array) $lazy->needed_for( 'storefront-islands-mini-cart' );
				$parts   = implode( '', $lazy->script( 'storefront-islands-mini-cart' ) );
				wp_deregister_script( DeferredTranslations::HANDLE );
				return array( $handles, $parts );
			}
		);
	}

	/** @dataProvider formats */
	public function test_php_is_translated_from_mo_and_l10n_php_files( string $format ): void {
		add_filter( 'translation_file_format', static fn(): string => $format );
		self::assertSame( array( 'Your cart', 'Cart (Storefront)', '%s product', '%s products' ), self::said( 'en_US' ) );
		self::assertSame( array( 'Votre panier', 'Panier (Storefront)', '%s produit', '%s produits' ), self::said( 'fr_FR' ) );
		self::assertSame( array( 'Seu carrinho', 'Carrinho (Storefront)', '%s produto', '%s produtos' ), self::said( 'pt_BR' ) );
		self::assertSame( array( 'Tu carrito', 'Carrito (Storefront)', '%s producto', '%s productos' ), self::said( 'es_ES' ) );
		self::assertSame( array( '您的购物车', '购物车（Storefront）', '%s 件商品', '%s 件商品' ), self::said( 'zh_CN' ) );
	}

	public static function formats(): array {
		return array( array( 'php' ), array( 'mo' ) );
	}

	public function test_language_variants_use_the_shipped_language_and_others_english(): void {
		foreach ( array( 'fr_CA' => 'Votre panier', 'es_MX' => 'Tu carrito', 'pt_PT_ao90' => 'Seu carrinho', 'zh_TW' => 'Your cart', 'fy' => 'Your cart' ) as $locale => $text ) {
			self::assertSame( $text, self::said( $locale )[0], $locale );
		}
	}

	public function test_numbers_are_formatted_in_the_sites_language(): void {
		foreach ( array( 'en_US' => array( '12,345', '4.5' ), 'fr_FR' => array( "12\u{a0}345", '4,5' ), 'pt_BR' => array( '12.345', '4,5' ) ) as $locale => $numbers ) {
			self::assertSame( $numbers, self::in_language( $locale, static fn(): array => array( Number::text( 12345 ), Number::text( 4.5, 1 ) ) ) );
		}
	}

	public function test_translations_of_deferred_scripts_load_once_between_wp_i18n_and_the_scripts(): void {
		list( $handles, $parts ) = self::mini_cart_in_french();
		$order = array( 'wp-i18n', DeferredTranslations::HANDLE, 'storefront-islands-shared', 'storefront-islands-mini-cart' );
		self::assertSame( $order, array_values( array_intersect( $handles, $order ) ) );
		self::assertStringNotContainsString( 'setLocaleData', $parts );
		self::assertSame( array( $handles, $parts ), self::mini_cart_in_french( 'fr_CA' ) );
	}

	public function test_translations_of_a_script_are_read_once_a_page(): void {
		$read = array();
		add_filter(
			'pre_load_script_translations',
			static function ( $texts, $file, string $handle ) use ( &$read ) {
				if ( is_string( $file ) && str_ends_with( $file, "-$handle.json" ) ) {
					$read[] = $handle;
				}
				return $texts;
			},
			10,
			3
		);
		self::in_language(
			'fr_FR',
			static function (): array {
				$main  = WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php';
				$texts = new DeferredTranslations( $main, new TranslationFiles( $main ) );
				$texts->register_script();
				$lazy = new LazyScripts( wp_scripts(), false, $texts );
				foreach ( array( 'mini-cart', 'search', 'mini-cart' ) as $island ) {
					array_map( array( $lazy, 'script' ), (array) $lazy->needed_for( "storefront-islands-$island" ) );
				}
				wp_deregister_script( DeferredTranslations::HANDLE );
				return array();
			}
		);
		self::assertContains( 'storefront-islands-mini-cart', $read );
		self::assertSame( array_values( array_unique( $read ) ), $read );
	}

	public function test_custom_translations_of_the_site_stay_in_the_page(): void {
		add_filter( 'load_script_translations', static fn( $texts ) => is_string( $texts ) ? str_replace( 'Votre panier', 'Votre cabas', $texts ) : $texts );
		self::assertStringContainsString( 'Votre cabas', self::mini_cart_in_french()[1] );
	}
}
