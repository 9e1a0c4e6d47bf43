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
		spl_autoload_register(
			static function ( string $class_name ) use ( $folders ): void {
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
			}
		);
	}
}
