<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

defined( 'ABSPATH' ) || exit;

/** Finds the scripts that a browser runs on a page, and those that the plugin's boot data lists for later. */
final class PageScripts {
	private const ELEMENT = '#<script\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>(.*?)</script\s*>#is';

	/** Types of scripts that browsers run. */
	private const TYPES = array( '', 'text/javascript', 'application/javascript', 'text/ecmascript', 'module' );

	/** Element with the boot data. */
	private const DATA = 'storefront-islands-data';

	/**
	 * Returns the scripts.
	 *
	 * @param string $html HTML of the page.
	 * @return array<string, array{src: string, code: string}> Address or code by a name that stays the same: the
	 *         address without its query, or the id of an inline script or, without one, its place among those.
	 */
	public static function in( string $html ): array {
		$scripts = array();
		$unnamed = 0;
		preg_match_all( self::ELEMENT, $html, $elements, PREG_SET_ORDER );
		foreach ( $elements as $element ) {
			$src  = html_entity_decode( self::attribute( $element[1], 'src' ) );
			$id   = self::attribute( $element[1], 'id' );
			$code = trim( $element[2] );
			if ( self::DATA === $id ) {
				$scripts += self::later( $code );
			} elseif ( in_array( strtolower( self::attribute( $element[1], 'type' ) ), self::TYPES, true ) && '' !== $src . $code ) {
				$scripts[ self::name( $src, '' === $id ? 'no id, ' . ( '' === $src ? (string) ++$unnamed : '' ) : $id ) ] = array(
					'src'  => $src,
					'code' => '' === $src ? $code : '',
				);
			}
		}
		return $scripts;
	}

	/**
	 * Returns the scripts that the boot script loads when they are needed.
	 *
	 * @return array<string, array{src: string, code: string}>
	 */
	private static function later( string $json ): array {
		$data    = json_decode( $json, true );
		$listed  = is_array( $data ) && is_array( $data['scripts'] ?? null ) ? $data['scripts'] : array();
		$scripts = array();
		foreach ( $listed as $script ) {
			$src = is_array( $script ) && is_string( $script['src'] ?? null ) ? $script['src'] : '';
			if ( '' !== $src ) {
				$scripts[ self::name( $src, '' ) ] = array(
					'src'  => $src,
					'code' => '',
				);
			}
		}
		return $scripts;
	}

	/**
	 * Returns the name under which a script is kept.
	 *
	 * @param string $src Address; empty for an inline script.
	 */
	private static function name( string $src, string $id ): string {
		return '' === $src ? "inline: $id" : (string) preg_replace( '/[?#].*/s', '', $src );
	}

	/**
	 * Returns the value of an attribute; empty if it is absent.
	 *
	 * @param string $attributes Attributes of an element, as they are written.
	 */
	private static function attribute( string $attributes, string $name ): string {
		return 1 === preg_match( '/(?:^|\s)' . $name . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))/i', $attributes, $found ) ? (string) end( $found ) : '';
	}
}
