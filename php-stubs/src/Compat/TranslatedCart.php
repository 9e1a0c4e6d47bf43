<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Html\Text;
use StorefrontIslands\Page\BootData;
use stdClass;

defined( 'ABSPATH' ) || exit;

/**
 * Puts TranslatePress's translations of names and descriptions into the data of the cart, which it does not translate:
 * React would find other text in the page, and draw that of the site's own language in its place. The settings are left:
 * their texts are parts of others, such as a country in an address, which the page has as it was.
 */
final class TranslatedCart {
	/** Names of texts in the Store API's cart, wherever they stand in it. */
	private const TEXTS = array( 'name', 'description', 'short_description', 'delivery_time' );

	/** Lists of an item or a rate whose entries have further texts, with the names of these. */
	private const ENTRIES = array(
		'variation' => array( 'attribute', 'value' ),
		'item_data' => array( 'value', 'display' ),
		'meta_data' => array( 'value' ),
	);

	public static function register(): void {
		add_filter( 'trp_translated_html', array( self::class, 'in_page' ) );
		add_filter( 'rest_pre_echo_response', array( self::class, 'in_response' ), 20, 3 );
	}

	/**
	 * Translates the cart in the data of a page.
	 *
	 * @param mixed $html The translated page.
	 * @return mixed
	 */
	public static function in_page( $html ) {
		$pattern = sprintf( '~(<script type="application/json" id="%s">)(.+?)(</script>)~s', BootData::PAGE );
		return is_string( $html ) ? preg_replace_callback(
			$pattern,
			static function ( array $found ): string {
				$data = json_decode( $found[2] );
				if ( ! $data instanceof stdClass || ! isset( $data->cart ) ) {
					return $found[0];
				}
				$data->cart = self::translated( $data->cart );
				return $found[1] . BootData::json( $data ) . $found[3];
			},
			$html
		) ?? $html : $html;
	}

	/**
	 * Translates the cart in a response of the Store API.
	 *
	 * @param mixed $data    The response's data, also of a batch.
	 * @param mixed $server  The server.
	 * @param mixed $request The request.
	 * @return mixed
	 */
	public static function in_response( $data, $server = null, $request = null ) {
		$is_cart = class_exists( 'TRP_Translate_Press' ) && $request instanceof \WP_REST_Request && 1 === preg_match( '~^/wc/store/v1/(?:batch|cart)\b~', $request->get_route() );
		return $is_cart ? self::translated( $data ) : $data;
	}

	/**
	 * Returns data with the texts that TranslatePress has translations of.
	 *
	 * @param mixed $data Data of the Store API.
	 * @return mixed
	 */
	private static function translated( $data ) {
		$texts = array();
		self::mapped(
			$data,
			static function ( string $text ) use ( &$texts ): string {
				$texts[ $text ] = self::in_html( $text );
				return $text;
			}
		);
		$known = self::known( array_values( array_unique( array_merge( array_keys( $texts ), array_values( $texts ) ) ) ) );
		return array() === $known ? $data : self::mapped( $data, static fn( string $text ): string => $known[ $texts[ $text ] ?? '' ] ?? $known[ $text ] ?? $text );
	}

	/** Returns a text as it is in the page that TranslatePress gets. */
	private static function in_html( string $text ): string {
		$html = TranslatePress::plain( Text::encode( trim( Text::decode( $text ) ) ) );
		return is_string( $html ) ? $html : $text;
	}

	/**
	 * Calls back for each text, and returns the data with what that returns.
	 *
	 * @param mixed                    $data  Data, or a part of it.
	 * @param callable(string): string $text  Gets each text.
	 * @param list<string>             $names Names of texts in this part.
	 * @return mixed
	 */
	private static function mapped( $data, callable $text, array $names = self::TEXTS ) {
		if ( ! is_array( $data ) && ! $data instanceof stdClass ) {
			return $data;
		}
		$mapped = (array) $data;
		foreach ( $mapped as $name => $value ) {
			$is_text         = is_string( $value ) && '' !== $value && in_array( $name, $names, true );
			$inside          = is_int( $name ) ? $names : array_merge( self::TEXTS, self::ENTRIES[ $name ] ?? array() );
			$mapped[ $name ] = $is_text ? $text( $value ) : self::mapped( $value, $text, $inside );
		}
		return is_array( $data ) ? $mapped : (object) $mapped;
	}

	/**
	 * Returns TranslatePress's translations into the page's language, by the original.
	 *
	 * @param list<string> $originals Originals as they are in a page's HTML.
	 * @return array<string, string>
	 */
	private static function known( array $originals ): array {
		$instance = array( 'TRP_Translate_Press', 'get_trp_instance' );
		$language = $GLOBALS['TRP_LANGUAGE'] ?? null;
		if ( array() === $originals || ! is_string( $language ) || ! is_callable( $instance ) ) {
			return array();
		}
		$component = array( $instance(), 'get_component' );
		$query     = is_callable( $component ) ? $component( 'query' ) : null;
		$find      = array( $query, 'get_existing_translations' );
		$found     = is_callable( $find ) ? $find( $originals, $language ) : null;
		$known     = array();
		foreach ( is_array( $found ) ? $found : array() as $original => $row ) {
			$translation = is_object( $row ) ? get_object_vars( $row )['translated'] ?? '' : '';
			if ( is_string( $translation ) && '' !== $translation ) {
				$known[ (string) $original ] = $translation;
			}
		}
		return $known;
	}
}
