<?php

declare(strict_types=1);

namespace StorefrontIslands\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Constants that the scripts in the browser are built with as well: JSON in the sources, arrays of PHP in the plugin
 * (tools/php-data.mjs).
 */
final class DataFile {
	/**
	 * Files that were read, by name. Static, as they are constants of the plugin that happen to stand in files.
	 *
	 * @var array<string, JsonReader>
	 */
	private static array $files = array();

	/**
	 * Returns the content of a file, which is read once per request.
	 *
	 * @param string $name Name without extension: "icons", "carried-settings".
	 */
	public static function read( string $name ): JsonReader {
		self::$files[ $name ] ??= new JsonReader( require dirname( __DIR__, 2 ) . "/data/$name.php" );
		return self::$files[ $name ];
	}
}
