<?php
/**
 * A block as WordPress parses it.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Replace;

defined( 'ABSPATH' ) || exit;

/** What is known of a parsed block, whoever has had it in hand on its way through filters. */
final class ParsedBlock {
	/**
	 * Its full name; empty for HTML that stands between blocks.
	 *
	 * @var string
	 */
	public $name;

	/**
	 * Its attributes, as they were saved.
	 *
	 * @var array<string, mixed>
	 */
	public $attributes = array();

	/**
	 * The blocks in it, as WordPress parsed them.
	 *
	 * @var list<array<string, mixed>>
	 */
	public $inner = array();

	/**
	 * The block as it was given.
	 *
	 * @var array<string, mixed>
	 */
	public $parsed;

	/**
	 * Reads a parsed block.
	 *
	 * @param array<string, mixed> $parsed As WordPress hands it to filters.
	 */
	public function __construct( array $parsed ) {
		$this->parsed     = $parsed;
		$this->name       = is_string( $parsed['blockName'] ?? null ) ? $parsed['blockName'] : '';
		$this->attributes = self::with_names( $parsed['attrs'] ?? null );
		foreach ( is_array( $parsed['innerBlocks'] ?? null ) ? $parsed['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) ) {
				$this->inner[] = self::with_names( $inner );
			}
		}
	}

	/**
	 * Its own HTML, with a stand-in for each block in it.
	 */
	public function outline(): string {
		$html      = '';
		$stand_ins = $this->stand_ins();
		foreach ( is_array( $this->parsed['innerContent'] ?? null ) ? $this->parsed['innerContent'] : array() as $piece ) {
			$html .= is_string( $piece ) ? $piece : (string) array_shift( $stand_ins );
		}
		return $html;
	}

	/**
	 * An empty element for each block in it, as WooCommerce prints its parts.
	 *
	 * @return list<string>
	 */
	public function stand_ins(): array {
		$elements = array();
		foreach ( $this->inner as $parsed ) {
			$name       = ( new self( $parsed ) )->name;
			$elements[] = sprintf( '<div data-block-name="%s" class="wp-block-%s"></div>', esc_attr( $name ), esc_attr( str_replace( '/', '-', $name ) ) );
		}
		return $elements;
	}

	/**
	 * Whether it has one of these names; that of a product collection counts as its own.
	 *
	 * @param list<string> $names Full names.
	 */
	public function is_one_of( array $names ): bool {
		return in_array( $this->name, $names, true ) || in_array( $this->text( 'collection' ), $names, true );
	}

	/**
	 * An attribute that is text; empty where there is none.
	 *
	 * @param string $attribute Its name.
	 */
	public function text( string $attribute ): string {
		$value = $this->attributes[ $attribute ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/**
	 * A block with others in it, as WordPress would parse it.
	 *
	 * @param string                            $name       Its full name.
	 * @param array<string, mixed>              $attributes Its attributes.
	 * @param list<array<string, mixed>|string> $inside     Parsed blocks, and HTML between them.
	 * @return array<string, mixed>
	 */
	public static function holding( string $name, array $attributes, array $inside ): array {
		return array(
			'blockName'    => $name,
			'attrs'        => $attributes,
			'innerBlocks'  => array_values( array_filter( $inside, 'is_array' ) ),
			'innerHTML'    => '',
			'innerContent' => array_map( static fn( $part ): ?string => is_string( $part ) ? $part : null, $inside ),
		);
	}

	/**
	 * What has a name in an array.
	 *
	 * @param mixed $found Anything.
	 * @return array<string, mixed>
	 */
	private static function with_names( $found ): array {
		return is_array( $found ) ? array_filter( $found, 'is_string', ARRAY_FILTER_USE_KEY ) : array();
	}
}
