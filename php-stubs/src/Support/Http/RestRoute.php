<?php

declare(strict_types=1);

namespace StorefrontIslands\Support\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Compares routes as WordPress's router does, which ignores the case, a line break at the end and, in a request's
 * address, slashes there. Whatever is dispatched to one handler must be recognised as one route: else its guards are
 * passed by with another spelling.
 */
final class RestRoute {
	/**
	 * True if WordPress's router takes two routes for the same.
	 *
	 * @param string $known Route as it is registered, without parameters.
	 */
	public static function is( string $route, string $known ): bool {
		return self::plain( $route ) === self::plain( $known );
	}

	/**
	 * True if a route is in a namespace.
	 *
	 * @param string $space Namespace, such as storefront-islands/v1.
	 */
	public static function is_in( string $route, string $space ): bool {
		return 0 === strpos( self::plain( $route ) . '/', "/$space/" );
	}

	/**
	 * Returns the path of a route of the Store API, with a version or without: `checkout/12`, `products`.
	 *
	 * @return string Empty for every other route.
	 */
	public static function of_store_api( string $route ): string {
		return 1 === preg_match( '#^/wc/store(?:/v\d+)?+/(.+)$#s', self::plain( $route ), $found ) ? $found[1] : '';
	}

	/** Returns the route that WordPress has parsed from the address of this request; empty outside of the REST API. */
	public static function current(): string {
		$wp = $GLOBALS['wp'] ?? null;
		return $wp instanceof \WP ? self::text( $wp->query_vars['rest_route'] ?? '' ) : '';
	}

	/**
	 * Returns the route of the Store API, or of this plugin, that a request asks for, before WordPress has parsed it. In an
	 * address it is looked for from the end, as the site and its index.php may be in any folder.
	 *
	 * @param array<array-key, mixed> $server Contents of $_SERVER.
	 * @param array<array-key, mixed> $get    Contents of $_GET.
	 * @param array<array-key, mixed> $post   Contents of $_POST.
	 * @return string Empty if it asks for none.
	 */
	public static function requested( array $server, array $get, array $post ): string {
		foreach ( array( $post, $get ) as $parameters ) {
			$route = self::text( $parameters['rest_route'] ?? '' );
			if ( '' !== $route ) {
				return $route;
			}
		}
		$path  = rawurldecode( explode( '?', self::text( $server['REQUEST_URI'] ?? '' ), 2 )[0] );
		foreach ( array( '/wc/store/', '/' . OwnRoutes::ROUTES . '/' ) as $root ) {
			$start = strripos( $path, $root );
			if ( false !== $start ) {
				return substr( $path, $start );
			}
		}
		return '';
	}

	/**
	 * Returns the name of a request to WooCommerce's classic scripts (`?wc-ajax=…`), as WooCommerce reads it.
	 *
	 * @param array<array-key, mixed> $get Contents of $_GET.
	 * @return string Empty if it is none.
	 */
	public static function of_classic( array $get ): string {
		return sanitize_text_field( wp_unslash( self::text( $get['wc-ajax'] ?? '' ) ) );
	}

	/**
	 * Returns the route of an entry of a batch.
	 *
	 * @param mixed $entry The entry, unvalidated.
	 * @return string Empty if it has none.
	 */
	public static function of_entry( $entry ): string {
		$path = is_array( $entry ) ? wp_parse_url( self::text( $entry['path'] ?? '' ), PHP_URL_PATH ) : null;
		return is_string( $path ) ? $path : '';
	}

	/** Returns a route without what the router ignores. */
	private static function plain( string $route ): string {
		return strtolower( rtrim( $route, "/\\\n" ) );
	}

	/**
	 * Returns a string; empty if the value is none.
	 *
	 * @param mixed $value Value of the request.
	 */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
