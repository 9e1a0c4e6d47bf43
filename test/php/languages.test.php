<?php
/**
 * The plugin's translations, as WordPress finds them.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

use StorefrontIslands\Assets\LaterTexts;
use StorefrontIslands\Assets\LazyScripts;
use StorefrontIslands\Html\Number;
use StorefrontIslands\Languages;

/** What a text is in a language: WordPress as it is on a page of that language. */
$in_language = static function ( string $locale, callable $say ) {
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
};

$say_some = static function (): array {
	return array(
		__( 'Your cart', 'storefront-islands' ),
		_x( 'Cart', 'block title', 'storefront-islands' ),
		_n( '%s product', '%s products', 1, 'storefront-islands' ),
		_n( '%s product', '%s products', 2, 'storefront-islands' ),
	);
};

/** What boot is told of the mini-cart's scripts in French. */
$mini_cart_in_french = static function ( string $locale = 'fr_FR' ) use ( $in_language ): array {
	return $in_language(
		$locale,
		static function (): array {
			$main  = WP_PLUGIN_DIR . '/storefront-islands/storefront-islands.php';
			$texts = new LaterTexts( $main, new Languages( $main ) );
			$texts->register_script();
			$lazy    = new LazyScripts( wp_scripts(), false, $texts );
			$handles = (array) $lazy->needed_for( 'storefront-islands-mini-cart' );
			$parts   = implode( '', $lazy->script( 'storefront-islands-mini-cart' ) );
			wp_deregister_script( LaterTexts::HANDLE );
			return array( $handles, $parts );
		}
	);
};

return array(
	'PHP speaks each language, from either format' => static function () use ( $in_language, $say_some ): void {
		$expected = array(
			'en_US' => array( 'Your cart', 'Cart', '%s product', '%s products' ),
			'fr_FR' => array( 'Votre panier', 'Panier', '%s produit', '%s produits' ),
			'pt_BR' => array( 'Seu carrinho', 'Carrinho', '%s produto', '%s produtos' ),
			'es_ES' => array( 'Tu carrito', 'Carrito', '%s producto', '%s productos' ),
			'zh_CN' => array( '您的购物车', '购物车', '%s 件商品', '%s 件商品' ),
		);
		foreach ( array( 'php', 'mo' ) as $format ) {
			$filter = static function () use ( $format ): string {
				return $format;
			};
			add_filter( 'translation_file_format', $filter );
			foreach ( $expected as $locale => $texts ) {
				same( $texts, $in_language( $locale, $say_some ) );
			}
			remove_filter( 'translation_file_format', $filter );
		}
	},
	'variants read the language that ships, others English' => static function () use ( $in_language, $say_some ): void {
		same( 'Votre panier', $in_language( 'fr_CA', $say_some )[0] );
		same( 'Tu carrito', $in_language( 'es_MX', $say_some )[0] );
		same( 'Seu carrinho', $in_language( 'pt_PT_ao90', $say_some )[0] );
		same( 'Your cart', $in_language( 'zh_TW', $say_some )[0] );
		same( 'Your cart', $in_language( 'fy', $say_some )[0] );
	},
	'numbers are the language’s'                   => static function () use ( $in_language ): void {
		$numbers = static function (): array {
			return array( Number::text( 12345 ), Number::text( 4.5, 1 ) );
		};
		same( array( '12,345', '4.5' ), $in_language( 'en_US', $numbers ) );
		same( array( "12\u{a0}345", '4,5' ), $in_language( 'fr_FR', $numbers ) );
		same( array( '12.345', '4,5' ), $in_language( 'pt_BR', $numbers ) );
	},
	'texts of scripts for later come with them, once, behind what they are told to' => static function () use ( $mini_cart_in_french ): void {
		list( $handles, $parts ) = $mini_cart_in_french();
		same( 1, count( array_keys( $handles, LaterTexts::HANDLE, true ) ) );
		$order = array_map(
			static function ( string $handle ) use ( $handles ): int {
				return (int) array_search( $handle, $handles, true );
			},
			array( 'wp-i18n', LaterTexts::HANDLE, 'storefront-islands-shared', 'storefront-islands-mini-cart' )
		);
		$sorted = $order;
		sort( $sorted );
		same( $sorted, $order );
		same( false, strpos( $parts, 'setLocaleData' ) );
		same( array( $handles, $parts ), $mini_cart_in_french( 'fr_CA' ) );
	},
	'words of the site’s own stay in the page'     => static function () use ( $mini_cart_in_french ): void {
		$filter = static function ( $texts ) {
			return is_string( $texts ) ? str_replace( 'Votre panier', 'Votre cabas', $texts ) : $texts;
		};
		add_filter( 'load_script_translations', $filter );
		list( , $parts ) = $mini_cart_in_french();
		remove_filter( 'load_script_translations', $filter );
		same( true, false !== strpos( $parts, 'Votre cabas' ) );
	},
);
