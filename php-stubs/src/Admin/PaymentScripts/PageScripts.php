<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\PaymentScripts;

use StorefrontIslands\Html\ScriptElement;

defined( 'ABSPATH' ) || exit;

/** Finds the scripts that a browser runs on a page, and those that the plugin's boot data lists for later. */
final class PageScripts {
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
		foreach ( ScriptElement::in( $html ) as $element ) {
			if ( self::DATA === $element->id ) {
				$scripts += self::later( $element->code );
			} elseif ( in_array( $element->type, self::TYPES, true ) && '' !== $element->src . $element->code ) {
				$scripts[ self::name( $element->src, '' === $element->id ? 'no id, ' . ( '' === $element->src ? (string) ++$unnamed : '' ) : $element->id ) ] = array(
					'src'  => $element->src,
					'code' => '' === $element->src ? $element->code : '',
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
}
