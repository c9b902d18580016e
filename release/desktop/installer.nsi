; The installer for Windows, for one user and without an administrator. release/windows calls it.

; For 64 bits, as the game is; some systems start nothing else.
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Agon"
!define RECORD "Agon.Record"

Name "Agon"
OutFile "${OUTPUT}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "FileDescription" "Agon, installer"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${HOLDERS}"
VIAddVersionKey /LANG=0 "ProductName" "Agon"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Agon"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\agon.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Italian"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Turkish"
!insertmacro MUI_LANGUAGE "Russian"

; After a change of file types the desktop reads them again.
!define TYPES_CHANGED "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"

Section "" PROGRAM
    SetOutPath "$INSTDIR"
    File /r "${FOLDER}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Agon.lnk" "$INSTDIR\agon.exe"

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Agon"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Agon project"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\agon.exe"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    SectionGetSize ${PROGRAM} $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1

    ; Records of chess are PGN too, so for those Agon is only offered.
    WriteRegStr HKCU "Software\Classes\.agon" "" "${RECORD}"
    WriteRegStr HKCU "Software\Classes\.pgn\OpenWithProgids" "${RECORD}" ""
    WriteRegStr HKCU "Software\Classes\${RECORD}" "" "Agon"
    WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\agon.exe,0"
    WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\agon.exe" "%1"'
    ${TYPES_CHANGED}
SectionEnd

Section Uninstall
    Delete "$SMPROGRAMS\Agon.lnk"
    Delete "$INSTDIR\agon.exe"
    Delete "$INSTDIR\agon-engine.exe"
    Delete "$INSTDIR\agent-engine.exe"
    Delete "$INSTDIR\*.md"
    Delete "$INSTDIR\*.txt"
    Delete "$INSTDIR\LICENSE-*"
    Delete "$INSTDIR\docs\*.md"
    RMDir "$INSTDIR\docs"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Classes\.agon"
    DeleteRegValue HKCU "Software\Classes\.pgn\OpenWithProgids" "${RECORD}"
    DeleteRegKey HKCU "Software\Classes\${RECORD}"
    ${TYPES_CHANGED}
SectionEnd
