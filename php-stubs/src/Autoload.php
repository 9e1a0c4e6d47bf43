<?php
/**
 * Loads the plugin's classes.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands;

defined( 'ABSPATH' ) || exit;

/** PSR-4 without Composer: the plugin ships no vendor folder. */
final class Autoload {
	/**
	 * Registers folders of classes.
	 *
	 * @param array<string, string> $folders Namespace prefix (with trailing backslash) to folder (with trailing slash), longest prefix first.
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
