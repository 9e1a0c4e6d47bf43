<?php

declare(strict_types=1);

namespace StorefrontIslands\Site\Menu;

use StorefrontIslands\Html\Text;

defined( 'ABSPATH' ) || exit;

/** Link or mere heading, with its child entries. */
final class MenuEntry {
	/** Label, without tags and entities. */
	public string $label;

	/** URL; empty for a heading without a link. */
	public string $url;

	/**
	 * Child entries.
	 *
	 * @var list<self>
	 */
	public array $entries;

	/** True if the link opens a new tab. */
	public bool $opens_tab;

	/** Attribute rel of the link, such as nofollow. */
	public string $rel;

	/**
	 * @param string $label Label, without tags and entities.
	 * @param string $url URL; one that could run code is dropped.
	 * @param self[] $entries Child entries; useless ones are dropped.
	 * @param bool $opens_tab True if the link opens a new tab.
	 */
	public function __construct( string $label, string $url, array $entries = array(), bool $opens_tab = false, string $rel = '' ) {
		$this->label     = trim( $label );
		$this->url       = self::safe( trim( $url ) );
		$this->entries   = self::without_empty( $entries );
		$this->opens_tab = $opens_tab;
		$this->rel       = $rel;
	}

	/**
	 * Returns the entries that have a label and a link or children.
	 *
	 * @param self[] $entries Entries.
	 * @return list<self>
	 */
	public static function without_empty( array $entries ): array {
		return array_values(
			array_filter(
				$entries,
				static function ( self $entry ): bool {
					return '' !== $entry->label && ( '' !== $entry->url || array() !== $entry->entries );
				}
			)
		);
	}

	/**
	 * Returns the entries that the editor has saved in the block.
	 *
	 * @param mixed $saved List of {label, url, entries}; anything else is ignored.
	 * @return list<self>
	 */
	public static function read( $saved ): array {
		$entries = array();
		foreach ( is_array( $saved ) ? $saved : array() as $entry ) {
			if ( is_array( $entry ) && is_string( $entry['label'] ?? null ) && is_string( $entry['url'] ?? null ) ) {
				// WordPress saves the text of users without the capability unfiltered_html with entities.
				$label     = Text::decode( wp_strip_all_tags( $entry['label'] ) );
				$entries[] = new self( $label, Text::decode( $entry['url'] ), self::read( $entry['entries'] ?? array() ) );
			}
		}
		return $entries;
	}

	/**
	 * Returns a URL that cannot run code.
	 *
	 * @param string $url Any URL.
	 */
	private static function safe( string $url ): string {
		// A URL that begins with # stays on the page; it is not checked, because action links contain colons, which
		// WordPress takes for the end of a protocol. # alone is no link.
		if ( 0 === strpos( $url, '#' ) ) {
			return '#' === $url ? '' : $url;
		}
		return esc_url_raw( $url );
	}
}
