<?php

declare(strict_types=1);

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/** PSR-4 autoloader without Composer: the plugin ships no vendor folder. */
final class Autoload {
	/**
	 * Registers folders of classes. Namespace prefixes end with a backslash, folders with a slash.
	 *
	 * @param array<string, string> $folders Folders by namespace prefix, longest prefix first.
	 */
	public static function register( array $folders ): void {
		$load = static function ( string $class_name ) use ( $folders ): void {
			foreach ( $folders as $prefix => $folder ) {
				if ( 0 !== strpos( $class_name, $prefix ) ) {
					continue;
				}
				$file = $folder . str_replace( '\\', '/', substr( $class_name, strlen( $prefix ) ) ) . '.php';
				if ( is_file( $file ) ) {
					require $file;
				}
				return;
			}
		};
		spl_autoload_register( $load );
		add_action(
			'plugins_loaded',
			static function () use ( $load ): void {
				// WooCommerce's has put itself before all others, and would search for every class of this plugin in vain.
				spl_autoload_unregister( $load );
				spl_autoload_register( $load, true, true );
			},
			PHP_INT_MIN
		);
	}
}
